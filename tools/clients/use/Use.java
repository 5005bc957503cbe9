import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.PaymentsApi;
import org.openapitools.client.model.Payment;
import org.openapitools.client.model.ReferenceRequest;

public class Use {
    public static void main(String[] args) throws ApiException {
        ApiClient client = new ApiClient();
        client.setBasePath(System.getenv().getOrDefault("BASE_URL", "http://localhost:4000/api"));
        client.setUsername("0001");
        client.setPassword("balcaoSandboxKey01");
        client.addDefaultHeader("PayPay-ClientId", "999999990");
        PaymentsApi payments = new PaymentsApi(client);

        Payment created = payments.createReference(new ReferenceRequest().amount(1000), null).getData();
        System.out.println("reference " + created.getReferenceDetails().getReference());
        Payment read = payments.getPayment(created.getId(), null).getData();
        System.out.println("state " + read.getStateDetails().getState());
        try {
            payments.getPayment("999999", null);
        } catch (ApiException refusal) {
            System.out.println("refused " + refusal.getCode());
        }
    }
}
