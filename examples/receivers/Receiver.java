// Needs: JDK 17, gson.jar (com.google.code.gson:gson)
// Run: javac -encoding UTF-8 -cp gson.jar:. Receiver.java
// Run: PORT=4500 java -cp gson.jar:. Receiver
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Base64;
import java.util.concurrent.Executors;

class Receiver {
    private static final String API = setting("PROVIDER_API", "http://localhost:4000/api");
    private static final String PLATFORM_CODE = setting("PROVIDER_PLATFORM_CODE", "0001");
    private static final String PRIVATE_KEY =
        setting("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01");
    private static final String FOLDER = setting("PAID_ORDERS", ".");
    private static final int PORT = Integer.parseInt(setting("PORT", "4500"));
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static String setting(String name, String otherwise) {
        return System.getenv().getOrDefault(name, otherwise);
    }

    /** Current state of a payment: a message may be outdated, the API's response is not. */
    private static JsonObject read(JsonObject told) throws Exception {
        String id = told.get("id").getAsString();
        String credentials = Base64.getEncoder()
            .encodeToString((PLATFORM_CODE + ":" + PRIVATE_KEY).getBytes());
        HttpRequest request = HttpRequest.newBuilder(URI.create(API + "/payments/" + id))
            .header("Authorization", "Basic " + credentials)
            // Reads the payment as its entity, which may be any entity of the platform.
            .header("PayPay-ClientId", told.get("clientId").getAsString())
            .build();
        String problem;
        try {
            HttpResponse<String> answer = CLIENT.send(request, BodyHandlers.ofString());
            if (answer.statusCode() == 200) {
                return JsonParser.parseString(answer.body()).getAsJsonObject().getAsJsonObject("data");
            }
            problem = "HTTP " + answer.statusCode();
        } catch (IOException error) {
            problem = error.toString();
        }
        throw new IOException(
            "no payment " + id + " at " + API + " (" + problem + "). Check PROVIDER_API.");
    }

    /** Whether the money is still here, because a payment stays confirmed after a full refund. */
    private static boolean isPaid(JsonObject payment) {
        long returned = 0;
        if (payment.has("refunds")) {
            for (JsonElement refund : payment.getAsJsonArray("refunds")) {
                returned += refund.getAsJsonObject().get("amount").getAsLong();
            }
        }
        String state = payment.getAsJsonObject("stateDetails").get("state").getAsString();
        return state.equals("confirmed") && returned < payment.get("amount").getAsLong();
    }

    /** Only the first message creates the file; in your database, use a unique key. */
    private static void keepPaid(JsonObject payment) throws IOException {
        Path file = Path.of(FOLDER, payment.get("id").getAsString() + ".json");
        try {
            Files.writeString(file, payment.toString(), StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException kept) {
            return;
        } catch (IOException error) {
            // A partly written order would count as kept when the message is sent again.
            Files.deleteIfExists(file);
            throw error;
        }
    }

    /** Payments in a body: a webhook lists them, a callback is a single one. */
    private static JsonArray toldIn(byte[] body) {
        String text = new String(body, StandardCharsets.UTF_8);
        JsonObject message = JsonParser.parseString(text).getAsJsonObject();
        JsonArray told = new JsonArray();
        if (!message.has("webhook")) {
            told.add(message);
        } else if (message.has("payments")) {
            told.addAll(message.getAsJsonArray("payments"));
        }
        return told;
    }

    private static int receive(HttpExchange request) throws Exception {
        byte[] body = request.getRequestBody().readAllBytes();
        String signature = request.getRequestHeaders().getFirst("PayPay-Signature");
        if (!Signature.isGenuine(signature, body, PRIVATE_KEY)) {
            return 401;
        }
        for (JsonElement told : toldIn(body)) {
            JsonObject payment = read(told.getAsJsonObject());
            if (isPaid(payment)) {
                keepPaid(payment);
            }
        }
        // A callback accepts only this status; a webhook accepts it, too.
        return 200;
    }

    private static void answer(HttpExchange request) throws IOException {
        int status = 500;
        try {
            status = receive(request);
        } catch (Exception error) {
            // Any failure ends in a 500, so the message is sent again.
            System.err.println("Answered 500: " + error.getMessage());
        }
        request.sendResponseHeaders(status, -1);
        request.close();
    }

    public static void main(String[] args) throws IOException {
        HttpServer server;
        try {
            server = HttpServer.create(new InetSocketAddress("localhost", PORT), 0);
        } catch (BindException error) {
            String remedy = "Set PORT to another, also in the subscription's URL.";
            System.err.printf("Port %d cannot be used (%s). %s%n", PORT, error.getMessage(), remedy);
            System.exit(1);
            return;
        }
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", Receiver::answer);
        server.start();
    }
}
