package gaussmle.tests;

import ij.ImagePlus;
import ij.ImageStack;
import ij.VirtualStack;
import ij.plugin.HyperStackConverter;
import ij.process.ByteProcessor;
import ij.process.FloatProcessor;
import ij.process.ImageProcessor;
import ij.process.ShortProcessor;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/** Images of other types with the frames of a 16-bit movie. */
final class Movies {
    private Movies() {
    }

    static ImagePlus bytes(ImagePlus movie) {
        return made(movie, "bytes", slice -> {
            short[] values = values(movie, slice);
            byte[] pixels = new byte[values.length];
            for (int pixel = 0; pixel < values.length; pixel++) {
                pixels[pixel] = (byte) Math.min(values[pixel], 255);
            }
            return new ByteProcessor(movie.getWidth(), movie.getHeight(), pixels);
        });
    }

    static ImagePlus floats(ImagePlus movie) {
        return made(movie, "floats", slice -> {
            short[] values = values(movie, slice);
            float[] pixels = new float[values.length];
            for (int pixel = 0; pixel < values.length; pixel++) {
                pixels[pixel] = values[pixel] + 0.25f;
            }
            return new FloatProcessor(movie.getWidth(), movie.getHeight(), pixels);
        });
    }

    /** Signed values, of which some are below 0. ImageJ stores them plus 32768. */
    static ImagePlus signed(ImagePlus movie) {
        ImagePlus signed = made(movie, "signed", slice -> {
            short[] values = values(movie, slice).clone();
            for (int pixel = 0; pixel < values.length; pixel++) {
                values[pixel] = (short) (values[pixel] - 105 + 32768);
            }
            return new ShortProcessor(movie.getWidth(), movie.getHeight(), values, null);
        });
        signed.getCalibration().setSigned16BitCalibration();
        return signed;
    }

    /** The values of {@link #signed}, as floating-point numbers. */
    static ImagePlus below(ImagePlus movie) {
        return made(movie, "below", slice -> {
            short[] values = values(movie, slice);
            float[] pixels = new float[values.length];
            for (int pixel = 0; pixel < values.length; pixel++) {
                pixels[pixel] = values[pixel] - 105;
            }
            return new FloatProcessor(movie.getWidth(), movie.getHeight(), pixels);
        });
    }

    /** A hyperstack whose second channel, or second depth, has the movie. The other one is empty. */
    static ImagePlus second(ImagePlus movie, boolean channels) {
        ImageStack stack = new ImageStack(movie.getWidth(), movie.getHeight());
        for (int slice = 1; slice <= movie.getStackSize(); slice++) {
            stack.addSlice(new ShortProcessor(movie.getWidth(), movie.getHeight()));
            stack.addSlice(movie.getStack().getProcessor(slice));
        }
        ImagePlus image = new ImagePlus("second", stack);
        int frames = movie.getStackSize();
        ImagePlus hyperstack = HyperStackConverter.toHyperStack(image, channels ? 2 : 1, channels ? 1 : 2, frames,
                "default", "grayscale");
        hyperstack.setPosition(channels ? 2 : 1, channels ? 1 : 2, 1);
        return hyperstack;
    }

    /** A movie without an end that is reached: it repeats its frames. The counter has the frames that were read. */
    static ImagePlus endless(ImagePlus movie, AtomicInteger read) {
        VirtualStack stack = new VirtualStack(movie.getWidth(), movie.getHeight(), null, "") {
            @Override
            public int getSize() {
                return 2_000_000;
            }

            @Override
            public int size() {
                return getSize();
            }

            @Override
            public int getBitDepth() {
                return 16;
            }

            @Override
            public String getSliceLabel(int n) {
                return null;
            }

            @Override
            public ImageProcessor getProcessor(int n) {
                read.incrementAndGet();
                return movie.getStack().getProcessor((n - 1) % movie.getStackSize() + 1);
            }
        };
        return new ImagePlus("endless", stack);
    }

    private static ImagePlus made(ImagePlus movie, String title, IntFunction<ImageProcessor> frame) {
        ImageStack stack = new ImageStack(movie.getWidth(), movie.getHeight());
        for (int slice = 1; slice <= movie.getStackSize(); slice++) {
            stack.addSlice(frame.apply(slice));
        }
        return new ImagePlus(title, stack);
    }

    private static short[] values(ImagePlus movie, int slice) {
        return (short[]) movie.getStack().getPixels(slice);
    }
}
