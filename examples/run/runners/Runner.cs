using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;

/// <summary>
/// Runs C# programs in one process of Mono, whose compiler is an assembly beside its library. Its arguments are those
/// of the compiler. Each line of standard input is the path of a source file; for each it writes one line: the
/// program's two outputs in Base64, separated by a tab.
/// </summary>
static class Runner
{
    static readonly MethodInfo Compile = Assembly
        .LoadFrom(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location), "mcs.exe"))
        .GetType("Mono.CSharp.CompilerCallableEntryPoint")
        .GetMethod("InvokeCompiler");

    static void Main(string[] options)
    {
        // The folder that contains this compiled program.
        Directory.Delete(AppDomain.CurrentDomain.BaseDirectory, true);
        var answers = Console.Out;
        for (var file = Console.ReadLine(); file != null; file = Console.ReadLine())
        {
            var output = new StringWriter();
            var errors = new StringWriter();
            Console.SetOut(output);
            Console.SetError(errors);
            Run(file, options);
            answers.WriteLine(InBase64(output) + "\t" + InBase64(errors));
            answers.Flush();
        }
    }

    static void Run(string file, string[] options)
    {
        try
        {
            var arguments = options.Concat(new[] { "-out:" + file + ".exe", file }).ToArray();
            if (!(bool)Compile.Invoke(null, new object[] { arguments, Console.Error })) return;
            var program = Assembly.Load(File.ReadAllBytes(file + ".exe")).EntryPoint;
            program.Invoke(null, program.GetParameters().Select(_ => (object)new string[0]).ToArray());
        }
        catch (Exception wrong)
        {
            Console.Error.WriteLine(wrong);
        }
    }

    static string InBase64(StringWriter text)
    {
        return Convert.ToBase64String(Encoding.UTF8.GetBytes(text.ToString()));
    }
}
