import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Runs Java programs in one virtual machine. Each line of standard input is the path of a source file; for each it
 * writes one line: the program's two outputs in Base64, separated by a tab. Each program has its own class loader.
 */
class Runner {
    private static final Pattern CLASS = Pattern.compile("^(?:public )?class (\\w+)", Pattern.MULTILINE);
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES =
        COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        for (String file = requests.readLine(); file != null; file = requests.readLine()) {
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            ByteArrayOutputStream errors = new ByteArrayOutputStream();
            System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
            run(Path.of(file));
            answers.println(inBase64(output) + "\t" + inBase64(errors));
            answers.flush();
        }
        // Connections that programs left open keep threads alive.
        System.exit(0);
    }

    /** Compiles a program and calls its main method; errors are written to its error output. */
    private static void run(Path file) {
        try {
            Path folder = Files.createTempDirectory(file.getParent(), "classes-");
            List<String> options = List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
            boolean compiled = COMPILER.getTask(
                new PrintWriter(System.err, true), FILES, null, options, null, FILES.getJavaFileObjects(file)).call();
            if (!compiled) return;
            Matcher named = CLASS.matcher(Files.readString(file));
            if (!named.find()) throw new IllegalArgumentException(file + " declares no class.");
            URL[] places = {folder.toUri().toURL()};
            try (URLClassLoader loader = new URLClassLoader(places, ClassLoader.getSystemClassLoader())) {
                var main = loader.loadClass(named.group(1)).getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            }
        } catch (InvocationTargetException thrown) {
            thrown.getCause().printStackTrace();
        } catch (Throwable wrong) {
            wrong.printStackTrace();
        }
    }

    private static String inBase64(ByteArrayOutputStream bytes) {
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
