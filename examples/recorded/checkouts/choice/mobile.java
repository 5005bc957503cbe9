import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

class CreateCheckout {
    public static void main(String[] args) throws Exception {
        String baseUrl = "http://localhost:4000/api";
        String platformCode = "0001";
        String privateKey = "balcaoSandboxKey01";
        String clientId = "999999990";
        String body = """
            {
              "payment": {
                "amount": 1000,
                "code": "REF-0052",
                "paymentMethod": {
                  "code": "CC"
                }
              },
              "page": {
                "language": "PT",
                "layout": "default"
              },
              "redirects": [
                {
                  "type": "action",
                  "url": "example.loja://resultado"
                }
              ]
            }
            """;

        String credentials = Base64.getEncoder()
            .encodeToString((platformCode + ":" + privateKey).getBytes());
        HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + "/checkouts"))
            .header("Authorization", "Basic " + credentials)
            .header("PayPay-ClientId", clientId)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());

        if (response.statusCode() >= 400) {
            System.err.println("HTTP " + response.statusCode());
        }
        System.out.println(response.body());
    }
}
