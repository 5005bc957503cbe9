// Run: dotnet new console --output receiver
// Run: cp Receiver.cs receiver/Program.cs
// Run: cp Signature.cs receiver
// Run: PORT=4500 dotnet run --project receiver
// Run in Mono: mcs -r:System.Net.Http,System.Runtime.Serialization,System.Xml,System.Xml.Linq Receiver.cs Signature.cs
// Run in Mono: PORT=4500 mono Receiver.exe
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Threading.Tasks;
using System.Xml;
using System.Xml.Linq;

static class Receiver
{
    static readonly string Api = Setting("PROVIDER_API", "http://localhost:4000/api");
    static readonly string PlatformCode = Setting("PROVIDER_PLATFORM_CODE", "0001");
    static readonly string PrivateKey = Setting("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01");
    static readonly string Folder = Setting("PAID_ORDERS", ".");
    static readonly HttpClient Client = new HttpClient();

    static string Setting(string name, string otherwise) =>
        Environment.GetEnvironmentVariable(name) ?? otherwise;

    // Reads JSON as XML, without nulls, because .NET and Mono can do so without a package.
    static XElement Parse(byte[] json)
    {
        var quotas = XmlDictionaryReaderQuotas.Max;
        using (var reader = JsonReaderWriterFactory.CreateJsonReader(json, quotas))
        {
            var read = XElement.Load(reader);
            read.Descendants().Where(each => (string)each.Attribute("type") == "null").Remove();
            return read;
        }
    }

    // Current state of a payment: a message may be outdated, the API's response is not.
    static async Task<XElement> Read(XElement told)
    {
        var id = (string)told.Element("id");
        var request = new HttpRequestMessage(HttpMethod.Get, $"{Api}/payments/{id}");
        var credentials = Encoding.UTF8.GetBytes($"{PlatformCode}:{PrivateKey}");
        request.Headers.Add("Authorization", "Basic " + Convert.ToBase64String(credentials));
        // Reads the payment as its entity, which may be any entity of the platform.
        request.Headers.Add("PayPay-ClientId", (string)told.Element("clientId"));
        try
        {
            var answer = (await Client.SendAsync(request)).EnsureSuccessStatusCode();
            return Parse(await answer.Content.ReadAsByteArrayAsync()).Element("data");
        }
        catch (HttpRequestException error)
        {
            var why = $"no payment {id} at {Api} ({error.Message}). Check PROVIDER_API.";
            throw new IOException(why, error);
        }
    }

    // Whether the money is still here, because a payment stays confirmed after a full refund.
    static bool IsPaid(XElement payment)
    {
        var refunds = payment.Elements("refunds").Elements("item");
        var returned = refunds.Sum(refund => (long)refund.Element("amount"));
        var state = (string)payment.Element("stateDetails").Element("state");
        return state == "confirmed" && returned < (long)payment.Element("amount");
    }

    // Only the first message creates the file; in your database, use a unique key.
    static void KeepPaid(XElement payment)
    {
        var file = Path.Combine(Folder, payment.Element("id").Value + ".json");
        FileStream order;
        try
        {
            order = new FileStream(file, FileMode.CreateNew);
        }
        catch (IOException) when (File.Exists(file))
        {
            return;
        }
        try
        {
            using (order)
            using (var writer = JsonReaderWriterFactory.CreateJsonWriter(order))
            {
                new XElement("root", payment.Attributes(), payment.Elements()).WriteTo(writer);
            }
        }
        catch
        {
            // A partly written order would count as kept when the message is sent again.
            File.Delete(file);
            throw;
        }
    }

    // Payments in a body: a webhook lists them, a callback is a single one.
    static IEnumerable<XElement> ToldIn(byte[] body)
    {
        var message = Parse(body);
        return message.Element("webhook") == null
            ? new[] { message }
            : message.Elements("payments").Elements("item");
    }

    static async Task<int> Receive(HttpListenerRequest request)
    {
        var body = new MemoryStream();
        await request.InputStream.CopyToAsync(body);
        var bytes = body.ToArray();
        if (!Signature.IsGenuine(request.Headers["PayPay-Signature"], bytes, PrivateKey))
        {
            return 401;
        }
        foreach (var told in ToldIn(bytes))
        {
            var payment = await Read(told);
            if (IsPaid(payment))
            {
                KeepPaid(payment);
            }
        }
        // A callback accepts only this status; a webhook accepts it, too.
        return 200;
    }

    static async Task Answer(HttpListenerContext context)
    {
        try
        {
            context.Response.StatusCode = await Receive(context.Request);
        }
        catch (Exception error)
        {
            // Any failure ends in a 500, so the message is sent again.
            context.Response.StatusCode = 500;
            Console.Error.WriteLine("Answered 500: " + error.Message);
        }
        context.Response.Close();
    }

    static int Main()
    {
        var port = Setting("PORT", "4500");
        var listener = new HttpListener();
        listener.Prefixes.Add($"http://localhost:{port}/");
        try
        {
            listener.Start();
        }
        catch (Win32Exception error)
        {
            var remedy = "Set PORT to another, also in the subscription's URL.";
            Console.Error.WriteLine($"Port {port} cannot be used ({error.Message}). {remedy}");
            return 1;
        }
        while (true)
        {
            _ = Answer(listener.GetContext());
        }
    }
}
