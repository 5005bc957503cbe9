import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

class CreateEntity {
    public static void main(String[] args) throws Exception {
        String baseUrl = "http://localhost:4000/api";
        String platformCode = "0001";
        String privateKey = "balcaoSandboxKey01";
        String body = """
            {
              "clientId": "500000000",
              "name": "Livraria de Exemplo, Lda.",
              "phoneNumber": "351#210000000",
              "availableMethods": [
                {
                  "code": "MB"
                },
                {
                  "code": "MW"
                }
              ],
              "user": {
                "name": "Maria Silva",
                "email": "maria.silva@livraria.example"
              }
            }
            """;

        String credentials = Base64.getEncoder()
            .encodeToString((platformCode + ":" + privateKey).getBytes());
        HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + "/entities"))
            .header("Authorization", "Basic " + credentials)
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
