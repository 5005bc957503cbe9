use openapi::apis::{configuration::Configuration, payments_api, Error};
use openapi::models::ReferenceRequest;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut headers = reqwest::header::HeaderMap::new();
    headers.insert("PayPay-ClientId", "999999990".parse().unwrap());
    let mut configuration = Configuration::new();
    configuration.base_path = std::env::var("BASE_URL").unwrap();
    configuration.basic_auth = Some(("0001".into(), Some("balcaoSandboxKey01".into())));
    configuration.client = reqwest::Client::builder().default_headers(headers).build().unwrap();

    let wanted = ReferenceRequest::new(1000);
    let created = payments_api::create_reference(&configuration, wanted, None).await.unwrap().data;
    println!("reference {}", created.reference_details.reference);
    let read = payments_api::get_payment(&configuration, &created.id, None).await.unwrap().data;
    println!("state {}", serde_json::to_value(read.state_details.state).unwrap().as_str().unwrap());
    if let Err(Error::ResponseError(refusal)) = payments_api::get_payment(&configuration, "999999", None).await {
        println!("refused {}", refusal.status.as_u16());
    }
}
