// Localizes frames while they arrive: a spot that moves along x.
#include <gaussmle.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <vector>

constexpr int width = 64, height = 48, frames = 100;

static void check(gm_status status, const char *what)
{
    if (status != GM_SUCCESS) {
        std::fprintf(stderr, "%s: %s\n", what, gm_last_error());
        std::exit(1);
    }
}

// A camera of 100 ADU offset and 1 electron per ADU, in light of 10 electrons.
static std::vector<uint16_t> image(int frame)
{
    std::mt19937 generator(frame);
    std::vector<uint16_t> pixels(width * height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            double dx = x - (20 + 0.1 * frame), dy = y - 24;
            double light = 150 * std::exp(-(dx * dx + dy * dy) / (2 * 1.3 * 1.3));
            std::poisson_distribution<int> electrons(10 + light);
            pixels[y * width + x] = static_cast<uint16_t>(100 + electrons(generator));
        }
    return pixels;
}

int main()
{
    gm_session *session;
    check(gm_session_new("[localize]\n"
                         "model = 'xynb'\n"
                         "sigma_um = 0.13\n"
                         "pixel_size_um = 0.1\n"
                         "offset_adu = 100\n"
                         "backend = 'cpu'\n",
                         nullptr, width, height, &session), "session");
    std::thread camera([&] {
        for (int frame = 0; frame < frames; frame++) {
            std::vector<uint16_t> pixels = image(frame);
            check(gm_session_push(session, pixels.data(), GM_U16, 1, width, height, INFINITY, nullptr), "push");
        }
        gm_status status = gm_session_finish(session, 0, nullptr);
        if (status != GM_PENDING)
            check(status, "finish");
    });

    std::size_t found = 0;
    for (;;) {
        gm_table *table;
        gm_status status = gm_session_poll(session, 1.0, &table);
        if (status == GM_PENDING)
            continue;
        if (status == GM_ENDED)
            break;
        check(status, "poll");
        std::size_t rows;
        check(gm_table_rows(table, &rows), "rows");
        std::vector<double> frame(rows), x(rows), y(rows);
        check(gm_table_column(table, "frame", frame.data(), rows), "frame");
        check(gm_table_column(table, "x", x.data(), rows), "x");
        check(gm_table_column(table, "y", y.data(), rows), "y");
        for (std::size_t i = 0; i < rows; i++)
            if (std::fabs(x[i] - (20.5 + 0.1 * frame[i]) * 0.1) < 0.05 && std::fabs(y[i] - 2.45) < 0.05)
                found++;
        gm_table_free(table);
    }
    camera.join();
    const char *summary;
    check(gm_session_finish(session, INFINITY, &summary), "finish");
    std::printf("the spot was found in %d of %d frames\n%s\n", static_cast<int>(found), frames, summary);
    gm_session_free(session);
    return found == frames ? 0 : 1;
}
