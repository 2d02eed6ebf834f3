package gaussmle.tests;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** An .npz table of the command line. It has every bit. */
final class Npz {
    /** Bytes before the length of an array's description, and with it. */
    private static final int MAGIC = 8;
    private static final int PREFIX = 10;

    final Map<String, double[]> columns = new LinkedHashMap<>();

    Npz(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String name = entry.getName().replace(".npy", "");
                if (!name.equals("metadata")) {
                    columns.put(name, column(zip, entry));
                }
            }
        }
    }

    int rows() {
        return columns.get("frame").length;
    }

    int rowsOf(int frame) {
        int rows = 0;
        for (double value : columns.get("frame")) {
            rows += value == frame ? 1 : 0;
        }
        return rows;
    }

    private static double[] column(ZipFile zip, ZipEntry entry) throws IOException {
        byte[] all = new byte[(int) entry.getSize()];
        try (InputStream stream = zip.getInputStream(entry)) {
            new DataInputStream(stream).readFully(all);
        }
        ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        int start = PREFIX + bytes.getShort(MAGIC);
        String description = new String(all, PREFIX, start - PREFIX, StandardCharsets.US_ASCII);
        int width = description.contains("'<f8'") ? 8 : description.contains("'<u4'") ? 4 : 1;
        Check.that(width > 1 || description.contains("'|u1'"), description);
        bytes.position(start);
        double[] values = new double[(all.length - start) / width];
        for (int row = 0; row < values.length; row++) {
            values[row] = width == 8 ? bytes.getDouble() : width == 4 ? bytes.getInt() : bytes.get();
        }
        return values;
    }
}
