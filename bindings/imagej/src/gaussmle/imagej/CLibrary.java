package gaussmle.imagej;

import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.DoubleByReference;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;

import java.nio.ByteBuffer;

/**
 * The functions of the C library that the plug-in calls. {@code gaussmle.h} describes them. The library
 * is built for 64-bit systems, where a {@code size_t} is a {@code long}.
 */
interface CLibrary extends Library {
    /** The interface that this file describes: {@code GM_ABI_VERSION} of the header. */
    int ABI_VERSION = 1;

    int SUCCESS = 0;
    int CANCELLED = 8;
    int PENDING = 9;
    int FULL = 10;
    int ENDED = 11;

    int U8 = 1;
    int U16 = 2;
    int F32 = 3;

    int STATE_STARTING = 1;
    int STATE_WAITING = 2;

    int gm_abi_version();

    String gm_version();

    String gm_last_error();

    String gm_last_error_option();

    String gm_model_names();

    String gm_model_labels();

    int gm_detect(String toml, Pointer camera, ByteBuffer pixels, int type, long count, long width, long height,
            PointerByReference table);

    int gm_session_new(String toml, Pointer camera, long width, long height, PointerByReference session);

    int gm_session_push(Pointer session, ByteBuffer pixels, int type, long count, long width, long height,
            double seconds, LongByReference first);

    int gm_session_poll(Pointer session, double seconds, PointerByReference table);

    int gm_session_table(Pointer session, PointerByReference table);

    int gm_session_get_progress(Pointer session, SessionProgress progress);

    int gm_session_state(Pointer session, IntByReference state, PointerByReference words);

    int gm_session_finish(Pointer session, double seconds, PointerByReference summary);

    int gm_session_cancel(Pointer session);

    void gm_session_free(Pointer session);

    int gm_table_new(String toml, Pointer camera, PointerByReference table);

    int gm_table_rows(Pointer table, LongByReference rows);

    int gm_table_column_names(Pointer table, PointerByReference names);

    int gm_table_column(Pointer table, String name, double[] values, long capacity);

    int gm_table_append(Pointer table, Pointer more);

    int gm_table_save(Pointer table, String path);

    void gm_table_free(Pointer table);

    int gm_picture_new(Pointer table, double widthUm, double heightUm, double pixelSizeUm, PointerByReference picture);

    int gm_picture_new_with_z(Pointer table, double widthUm, double heightUm, double pixelSizeUm,
            PointerByReference picture);

    int gm_picture_get_info(Pointer picture, PictureInfo info);

    int gm_picture_counts(Pointer picture, float[] counts, long capacity);

    int gm_picture_colors(Pointer picture, byte[] colors);

    int gm_picture_rgb(Pointer picture, byte[] rgb, long capacity);

    int gm_picture_z_range(Pointer picture, DoubleByReference first, DoubleByReference last);

    int gm_picture_scale_bar(Pointer picture, DoubleByReference lengthUm);

    void gm_picture_free(Pointer picture);
}
