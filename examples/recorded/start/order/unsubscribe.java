import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

class DeleteWebhook {
    public static void main(String[] args) throws Exception {
        String baseUrl = "http://localhost:4000/api";
        String platformCode = "0001";
        String privateKey = "balcaoSandboxKey01";

        String credentials = Base64.getEncoder()
            .encodeToString((platformCode + ":" + privateKey).getBytes());
        HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + "/webhooks/401"))
            .header("Authorization", "Basic " + credentials)
            .DELETE()
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());

        if (response.statusCode() >= 400) {
            System.err.println("HTTP " + response.statusCode());
        }
        System.out.println(response.body());
    }
}
