import sharp, { type OutputInfo, type Sharp } from 'sharp';

/**
 * A product's photo as if all had been taken on one ground (SPEC 14.91): what is white or transparent around the
 * product becomes the ground, and a photo of another shape goes on beside itself in the colours of its edges.
 *
 * @param size in px, not smaller than the photo
 */
export async function standOn(
  ground: string,
  photo: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Sharp> {
  const flat = photo.toColourspace('srgb').flatten({ background: ground }).raw();
  const { data, info: raw } = await flat.toBuffer({ resolveWithObject: true });
  const plate = { create: { width: 1, height: 1, channels: 3, background: ground } } as const;
  const tint = { input: plate, tile: true, blend: 'multiply' } as const;
  const own = sharp(data, { raw })
    .composite(isOnWhite(data, raw) ? [tint] : [])
    .removeAlpha();
  if (raw.width === width && raw.height === height) return own;
  const left = Math.floor((width - raw.width) / 2);
  const top = Math.floor((height - raw.height) / 2);
  const beside = { left, right: width - raw.width - left, top, bottom: height - raw.height - top };
  const input = await own.raw().toBuffer();
  const around = await sharp(input, { raw })
    .blur(raw.width / 50)
    .extend({ ...beside, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(around.data, { raw: around.info }).composite([{ input, raw, left, top }]);
}

/** Whether all four corners are as good as white, as in photos for marketplaces. */
function isOnWhite(data: Buffer, { width, height }: OutputInfo): boolean {
  const corners = [0, width - 1, width * (height - 1), width * height - 1];
  return corners.every((corner) =>
    data.subarray(3 * corner, 3 * corner + 3).every((value) => value > 243),
  );
}
