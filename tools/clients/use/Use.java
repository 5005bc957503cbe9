import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.PaymentsApi;
import org.openapitools.client.model.AvailableMethodRequest;
import org.openapitools.client.model.Payment;
import org.openapitools.client.model.ReferenceRequest;

public class Use {
    public static void main(String[] args) throws ApiException {
        ApiClient client = new ApiClient();
        client.setBasePath(System.getenv("BASE_URL"));
        client.setUsername("0001");
        client.setPassword("balcaoSandboxKey01");
        client.addDefaultHeader("PayPay-ClientId", "999999990");
        PaymentsApi payments = new PaymentsApi(client);

        ReferenceRequest wanted = new ReferenceRequest().amount(1000);
        wanted.addAvailableMethodsItem(new AvailableMethodRequest().code(AvailableMethodRequest.CodeEnum.MB));
        Payment created = payments.createReference(wanted, null).getData();
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
