// Run: dotnet new web --output webhook
// Run: cp AspNetWebhook.cs webhook/Program.cs
// Run: cp Signature.cs webhook
// Run: dotnet run --project webhook -- --urls http://localhost:4500
using System;
using System.IO;
using System.Security.Cryptography;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;

static class AspNetWebhook
{
    static readonly string PrivateKey = Setting("PROVIDER_PRIVATE_KEY", "balcaoSandboxKey01");
    static readonly string Folder = Setting("INBOX", ".");

    static string Setting(string name, string otherwise) =>
        Environment.GetEnvironmentVariable(name) ?? otherwise;

    static string HashOf(byte[] body)
    {
        using (var sha256 = SHA256.Create())
        {
            return BitConverter.ToString(sha256.ComputeHash(body)).Replace("-", "").ToLowerInvariant();
        }
    }

    static async Task<IResult> Receive(HttpRequest request)
    {
        var buffer = new MemoryStream();
        await request.Body.CopyToAsync(buffer);
        var body = buffer.ToArray();
        if (!Signature.IsGenuine(request.Headers["PayPay-Signature"], body, PrivateKey))
        {
            return Results.StatusCode(401);
        }
        var file = Path.Combine(Folder, HashOf(body) + ".json");
        FileStream kept;
        try
        {
            kept = new FileStream(file, FileMode.CreateNew);
        }
        catch (IOException) when (File.Exists(file))
        {
            return Results.Ok();
        }
        try
        {
            using (kept)
            {
                await kept.WriteAsync(body, 0, body.Length);
            }
        }
        catch
        {
            File.Delete(file);
            throw;
        }
        return Results.Ok();
    }

    static void Main(string[] args)
    {
        var app = WebApplication.Create(args);
        app.MapPost("/", Receive);
        app.Run();
    }
}
