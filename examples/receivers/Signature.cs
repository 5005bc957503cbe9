using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

static class Signature
{
    // Older messages are refused, because somebody may have kept one to send it again.
    const long ToleranceSeconds = 1800;
    static readonly Regex Form = new Regex(@"\Ahash=([0-9a-f]{64}),ts=([0-9]{1,12})\z");

    // The bytes of the body as they arrived, then the digits of ts, with nothing between.
    public static string Of(byte[] body, string ts, string privateKey)
    {
        using (var hmac = new HMACSHA256(Encoding.UTF8.GetBytes(privateKey)))
        {
            var hash = hmac.ComputeHash(body.Concat(Encoding.ASCII.GetBytes(ts)).ToArray());
            return BitConverter.ToString(hash).Replace("-", "").ToLowerInvariant();
        }
    }

    public static bool IsGenuine(string header, byte[] body, string privateKey)
    {
        var parts = Form.Match(header ?? "");
        if (!parts.Success)
        {
            return false;
        }
        var ts = parts.Groups[2].Value;
        var sent = Encoding.ASCII.GetBytes(parts.Groups[1].Value);
        var expected = Encoding.ASCII.GetBytes(Of(body, ts, privateKey));
        var oldest = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - ToleranceSeconds;
        return AreEqual(expected, sent) && long.Parse(ts) >= oldest;
    }

    // In constant time. .NET has CryptographicOperations.FixedTimeEquals, which .NET Framework lacks.
    private static bool AreEqual(byte[] expected, byte[] sent)
    {
        var differing = expected.Length ^ sent.Length;
        for (var i = 0; i < expected.Length && i < sent.Length; i++)
        {
            differing |= expected[i] ^ sent[i];
        }
        return differing == 0;
    }
}
