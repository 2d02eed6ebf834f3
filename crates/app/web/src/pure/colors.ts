// Colour maps of counts, and hues, as the pictures of gaussmle have them.

export type Rgb = [number, number, number];

// Every fifth of 256 colours; those between are interpolated.
const TABLES: Record<string, string> = {
  inferno:
    "00000402010c0503160a06210f092d160b391d0c45260b512f0a5a370962400967480b6a500d6c58106e60136e68166e70196e781c6d801f6c88216a90246898" +
    "2765a02a62a72d5faf315bb73457be3952c53d4dcc4248d34743d94d3ddf5337e45a31e9612bed6825f0711ef47918f68211f88a0bfa9406fb9d06fca60bfcb0" +
    "14fbba1ffac42af8cd37f5d746f3e156f1ea69f1f27df5f992fcffa4",
  magma:
    "00000402010b0504160907200e0a2b140d361a104121114d28115a311065390f6e420f754a107952127c5a157e621980691c81711f8179228181258189288191" +
    "2a80992d7fa12f7ea9327cb1357aba3878c23b75ca3e72d1426ed9466be04b67e65163ec585ff1605df4695cf7725cf97b5dfb8560fc8e64fd9869fea16efeaa" +
    "74feb47bfebd82fec68afecf92fdd89afde1a3fceaacfcf4b6fcfdbf",
  viridis:
    "44015446085b470f62481769481d6f482475472a7946307d453681433c844142863e48883c4e8a3a538b37598c355e8d32638d30688e2e6d8e2c718e2a768e28" +
    "7b8e26808e25848e23898d218e8d20928c1f978b1e9c891fa08720a58524aa8228ae802eb37c35b7783dbb7446c06f50c46a5ac76465cb5d70cf577cd24f88d5" +
    "4795d73fa2da37afdc2ebdde26cae01ed7e219e4e418f1e51dfde725",
};

const byte = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 255);

/** Black, red, yellow, white: the channels rise over 3/8, 3/8 and 2/8 of the range. */
const hot = (t: number): Rgb => [byte(t / 0.375), byte((t - 0.375) / 0.375), byte((t - 0.75) / 0.25)];

/** The colour of a map at a part from 0 to 1. An unknown map is gray. */
export function colorAt(map: string, t: number): Rgb {
  const part = Math.min(Math.max(t, 0), 1);
  if (map === "hot") return hot(part);
  if (map === "ice") return hot(part).reverse() as Rgb;
  const table = TABLES[map];
  if (!table) return [byte(part), byte(part), byte(part)];
  const last = table.length / 6 - 1;
  const first = Math.min(Math.floor(part * last), last - 1);
  const between = part * last - first;
  return [0, 2, 4].map(at => {
    const [a, b] = [first, first + 1].map(k => parseInt(table.slice(6 * k + at, 6 * k + at + 2), 16));
    return Math.round(a + between * (b - a));
  }) as Rgb;
}

// Lightness, green to red and blue to yellow (OKLab, Ottosson 2020) of the hues: blue, cyan, green,
// yellow, orange, red, at equal distances.
const HUES = [
  [0.66, -0.018, -0.171], [0.704, -0.065, -0.147], [0.749, -0.096, -0.105], [0.787, -0.119, -0.056],
  [0.807, -0.145, 0.005], [0.821, -0.168, 0.068], [0.831, -0.141, 0.128], [0.841, -0.085, 0.165],
  [0.843, -0.02, 0.168], [0.8, 0.033, 0.159], [0.757, 0.086, 0.148], [0.713, 0.134, 0.126], [0.67, 0.169, 0.086],
];

/** The hue at a part from 0 to 1. */
export function hueAt(t: number): Rgb {
  const place = Math.min(Math.max(t, 0), 1) * (HUES.length - 1);
  const first = Math.min(Math.floor(place), HUES.length - 2);
  const [lightness, a, b] = [0, 1, 2].map(k => HUES[first][k] + (place - first) * (HUES[first + 1][k] - HUES[first][k]));
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map(part => byte(part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)) as Rgb;
}

/** A colour as a word of an image, little-endian RGBA. */
export const word = ([r, g, b]: Rgb): number => ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;

/** `number` shades of a map from dark to bright. */
export const shadesOf = (map: string, number = 256): Uint32Array =>
  Uint32Array.from({ length: number }, (_, k) => word(colorAt(map, k / (number - 1))));

/** All brightnesses of each hue: `hues[256 * hue + brightness]`. */
export function hueTable(number: number): Uint32Array {
  const out = new Uint32Array(number * 256);
  for (let h = 0; h < number; h++) {
    const full = hueAt(h / (number - 1));
    for (let k = 0; k < 256; k++) out[256 * h + k] = word(full.map(part => Math.round((part * k) / 255)) as Rgb);
  }
  return out;
}

/** Blue, white, red for -1, 0, 1. */
export function diverging(t: number): Rgb {
  const part = Math.min(Math.max(t, -1), 1);
  const far: Rgb = part < 0 ? [33, 102, 172] : [178, 24, 43];
  return far.map(channel => Math.round(247 + (channel - 247) * Math.abs(part))) as Rgb;
}
