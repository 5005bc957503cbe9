import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

@RestController
class SpringWebhook {
    private static final String PRIVATE_KEY =
        System.getenv().getOrDefault("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01");
    private static final String FOLDER = System.getenv().getOrDefault("INBOX", ".");

    @PostMapping("/")
    ResponseEntity<Void> receive(
        @RequestHeader(name = "PayPay-Signature", required = false) String signature,
        @RequestBody byte[] body
    ) throws IOException, GeneralSecurityException {
        if (!Signature.isGenuine(signature, body, PRIVATE_KEY)) {
            return ResponseEntity.status(401).build();
        }
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(body);
        Path file = Path.of(FOLDER, HexFormat.of().formatHex(hash) + ".json");
        try {
            Files.write(file, body, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException kept) {
            return ResponseEntity.ok().build();
        } catch (IOException error) {
            Files.deleteIfExists(file);
            throw error;
        }
        return ResponseEntity.ok().build();
    }
}
