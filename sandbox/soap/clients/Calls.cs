using System;
using System.Security.Cryptography;
using System.Text;

/// <summary>
/// Calls the service with the class that `wsdl` generates; arguments: tax number, platform code, key. A number is
/// sent only if its `Specified` is set.
/// </summary>
static class Calls
{
    static void Main(string[] args)
    {
        var service = new PayPayServices();
        var date = DateTime.UtcNow.ToString("yyyy-MM-ddTHH:mm:ssZ");
        var hash = SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(args[2] + date));
        var entity = new RequestEntity
        {
            platformCode = args[1],
            nif = args[0],
            date = date,
            hash = BitConverter.ToString(hash).Replace("-", "").ToLowerInvariant(),
            lang = "EN",
        };
        var payment = new RequestReferenceDetails
        {
            amount = 1000,
            paymentOptions = new[] { new RequestPaymentOption { code = "MB", type = "REALTIME" } },
        };
        var refused = service.createPaymentReference(entity, payment);
        payment.amountSpecified = true;
        var made = service.createPaymentReference(entity, payment);
        var asked = new RequestReferenceDetails { paymentId = made.paymentId, paymentIdSpecified = true };
        var found = service.checkEntityPayments(entity, new RequestEntityPayments { payments = new[] { asked } });
        Console.WriteLine(
            "{{\"state\":\"{0}\",\"refused\":\"{1}\",\"entity\":\"{2}\",\"options\":{3},\"found\":{4}}}",
            service.checkIntegrationState(entity).code,
            refused.err_msg,
            made.atmEntity,
            made.paymentOptions.Length,
            found.payments.Length);
        // Mono sometimes hangs at its end after HTTP calls, so the process does not end by itself.
        Console.Out.Flush();
        System.Diagnostics.Process.GetCurrentProcess().Kill();
    }
}
