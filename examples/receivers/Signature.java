import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Signature {
    /** Older messages are refused, because somebody may have kept one to send it again. */
    private static final long TOLERANCE_SECONDS = 1800;
    private static final Pattern FORM =
        Pattern.compile("hash=([0-9a-f]{64}),ts=([0-9]{1,12})");

    /** @param body the bytes as they arrived */
    static byte[] of(byte[] body, String ts, String privateKey)
            throws GeneralSecurityException {
        byte[] key = privateKey.getBytes(StandardCharsets.UTF_8);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        mac.update(body);
        return mac.doFinal(ts.getBytes(StandardCharsets.US_ASCII));
    }

    /** @param header value of PayPay-Signature: hash=…,ts=… */
    static boolean isGenuine(String header, byte[] body, String privateKey)
            throws GeneralSecurityException {
        Matcher parts = FORM.matcher(header == null ? "" : header);
        if (!parts.matches()) {
            return false;
        }
        String ts = parts.group(2);
        byte[] sent = HexFormat.of().parseHex(parts.group(1));
        long oldest = Instant.now().getEpochSecond() - TOLERANCE_SECONDS;
        return MessageDigest.isEqual(of(body, ts, privateKey), sent)
            && Long.parseLong(ts) >= oldest;
    }
}
