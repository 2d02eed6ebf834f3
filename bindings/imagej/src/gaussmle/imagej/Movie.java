package gaussmle.imagej;

import ij.ImagePlus;
import ij.ImageStack;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The frames of an image, numbered from 0. Of several channels it has the one that is shown, and of an
 * image with both depth and time the depth that is shown.
 */
final class Movie {
    /** ImageJ stores a signed 16-bit value plus this number. */
    private static final int SIGNED_OFFSET = 32768;

    private final ImagePlus image;
    private final ImageStack stack;
    /** The number of each frame in the stack, from 1. */
    private final int[] stackIndices;
    private final boolean signed;
    private final int pixelType;

    private Movie(ImagePlus image, int[] stackIndices, int pixelType, boolean signed) {
        this.image = image;
        this.stack = image.getStack();
        this.stackIndices = stackIndices;
        this.pixelType = pixelType;
        this.signed = signed;
    }

    /** Returns the movie of an image, or refuses an image whose pixels are no intensities. */
    static Movie of(ImagePlus image) throws GaussmleException {
        boolean signed = image.getBitDepth() == 16 && image.getCalibration().isSigned16Bit();
        return new Movie(image, stackIndices(image), signed ? CLibrary.F32 : pixelType(image), signed);
    }

    private static int pixelType(ImagePlus image) throws GaussmleException {
        switch (image.getType()) {
            case ImagePlus.GRAY8:
                return CLibrary.U8;
            case ImagePlus.GRAY16:
                return CLibrary.U16;
            case ImagePlus.GRAY32:
                return CLibrary.F32;
            default:
                throw new GaussmleException("\"" + image.getTitle() + "\" is a colour image, whose pixels are no "
                        + "intensities: open the camera's data, or convert the image with Image > Type > 16-bit");
        }
    }

    private static int[] stackIndices(ImagePlus image) {
        int depths = image.getNSlices();
        int times = image.getNFrames();
        int channel = image.getC();
        if (depths > 1 && times > 1) {
            int[] indices = new int[times];
            for (int time = 0; time < times; time++) {
                indices[time] = image.getStackIndex(channel, image.getZ(), time + 1);
            }
            return indices;
        }
        // ImageJ opens many movies as stacks along z.
        int[] indices = new int[depths * times];
        for (int frame = 0; frame < indices.length; frame++) {
            indices[frame] = depths > 1 ? image.getStackIndex(channel, frame + 1, 1)
                    : image.getStackIndex(channel, 1, frame + 1);
        }
        return indices;
    }

    int width() {
        return stack.getWidth();
    }

    int height() {
        return stack.getHeight();
    }

    int frames() {
        return stackIndices.length;
    }

    int pixelType() {
        return pixelType;
    }

    /** Returns the number of a frame in the stack, from 1. */
    int stackIndex(int frame) {
        return stackIndices[frame];
    }

    /** Returns the channel or depth that was chosen because the image has several. Empty if it has one. */
    String choice() {
        StringBuilder text = new StringBuilder();
        if (image.getNChannels() > 1) {
            text.append("channel ").append(image.getC());
        }
        if (image.getNSlices() > 1 && image.getNFrames() > 1) {
            text.append(text.length() == 0 ? "" : ", ").append("slice ").append(image.getZ());
        }
        return text.toString();
    }

    /** Returns the frame that the image shows. */
    int shownFrame() {
        boolean alongDepth = image.getNSlices() > 1 && image.getNFrames() <= 1;
        return Math.min((alongDepth ? image.getZ() : image.getT()) - 1, stackIndices.length - 1);
    }

    /** Returns memory for one frame. */
    ByteBuffer newFrame() throws GaussmleException {
        long bytes = (long) width() * height() * bytesPerPixel();
        if (bytes > Integer.MAX_VALUE) {
            throw new GaussmleException("frames of " + width() + "x" + height() + " pixels are too large for ImageJ");
        }
        return ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
    }

    /** Copies a frame. Returns false if the image was closed, so that the frame is gone. */
    boolean read(int frame, ByteBuffer to) {
        Object pixels = stack.getPixels(stackIndices[frame]);
        to.clear();
        if (pixels instanceof byte[]) {
            to.put((byte[]) pixels).rewind();
        } else if (pixels instanceof short[] && signed) {
            for (short value : (short[]) pixels) {
                to.putFloat((value & 0xffff) - SIGNED_OFFSET);
            }
            to.rewind();
        } else if (pixels instanceof short[]) {
            to.asShortBuffer().put((short[]) pixels);
        } else if (pixels instanceof float[]) {
            to.asFloatBuffer().put((float[]) pixels);
        } else {
            return false;
        }
        return true;
    }

    private int bytesPerPixel() {
        return pixelType == CLibrary.U8 ? 1 : pixelType == CLibrary.U16 ? 2 : 4;
    }
}
