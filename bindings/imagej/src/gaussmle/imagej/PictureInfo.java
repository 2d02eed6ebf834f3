package gaussmle.imagej;

import com.sun.jna.Structure;

/** The C struct {@code gm_picture_info}. JNA needs public fields in the order of the header. */
@Structure.FieldOrder({"width", "height", "pixelSizeUm", "xUm", "yUm", "full", "gamma"})
public final class PictureInfo extends Structure {
    public long width;
    public long height;
    public double pixelSizeUm;
    public double xUm;
    public double yUm;
    public double full;
    public double gamma;
}
