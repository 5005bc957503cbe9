package main

import (
	"context"
	"fmt"
	"os"

	client "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	configuration.AddDefaultHeader("PayPay-ClientId", "999999990")
	payments := client.NewAPIClient(configuration).PaymentsAPI
	login := client.BasicAuth{UserName: "0001", Password: "balcaoSandboxKey01"}
	ctx := context.WithValue(context.Background(), client.ContextBasicAuth, login)

	created, _, err := payments.CreateReference(ctx).ReferenceRequest(*client.NewReferenceRequest(1000)).Execute()
	if err != nil {
		panic(err)
	}
	fmt.Println("reference", created.Data.ReferenceDetails.GetReference())
	read, _, err := payments.GetPayment(ctx, created.Data.Id).Execute()
	if err != nil {
		panic(err)
	}
	fmt.Println("state", read.Data.StateDetails.State)
	_, refusal, _ := payments.GetPayment(ctx, "999999").Execute()
	fmt.Println("refused", refusal.StatusCode)
}
