using System;
using System.IO;
using System.Text.RegularExpressions;

/// <summary>
/// What the tests run: prints the signature of what comes in, or says by its exit status whether that is genuine.
/// </summary>
static class SignatureCheck
{
    static int Main(string[] args)
    {
        var body = new MemoryStream();
        Console.OpenStandardInput().CopyTo(body);
        if (!Regex.IsMatch(args[0], @"\A[0-9]+\z"))
        {
            return Signature.IsGenuine(args[0], body.ToArray(), args[1]) ? 0 : 1;
        }
        Console.Write(Signature.Of(body.ToArray(), args[0], args[1]));
        return 0;
    }
}
