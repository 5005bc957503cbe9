import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

class ListErrors {
    public static void main(String[] args) throws Exception {
        String baseUrl = "http://localhost:4000/api";

        HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + "/errors"))
            .GET()
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());

        if (response.statusCode() >= 400) {
            System.err.println("HTTP " + response.statusCode());
        }
        System.out.println(response.body());
    }
}
