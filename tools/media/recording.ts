import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { limits } from '../limits.ts';
import { findFfmpeg, howToInstall } from '../programs/find-program.ts';
import { UserError } from '../user-error.ts';
import type { Frame, Size } from './frame.ts';

/** Before a file that is read: only recordings themselves, none that name other files or addresses, and nothing but that file. */
export const onlyRecordings = [
  ...['-protocol_whitelist', 'file'],
  ...['-format_whitelist', 'mov,matroska,avi,gif,apng,mpegts,mpeg,asf,flv,ogg'],
];

type Stream = {
  codec_type: string;
  codec_name?: string;
  width: number;
  height: number;
  pix_fmt?: string;
  sample_aspect_ratio?: string;
  r_frame_rate: string;
  avg_frame_rate: string;
  color_transfer?: string;
  color_space?: string;
  duration?: string;
  disposition: { attached_pic: number };
  tags?: { rotate?: string };
  side_data_list?: { rotation?: number }[];
};

export function requireFewPixels(file: string, { width, height }: Size, how: 'save' | 'record') {
  if (width * height > limits.pixels)
    throw new UserError(
      `${basename(file)} has ${width} x ${height} pixels, and ${limits.pixels / 1e6} million at most are read: ${how} it smaller.`,
    );
}

export type Recording = Awaited<ReturnType<typeof readRecording>>;

export async function readRecording(file: string, signal: AbortSignal) {
  const { streams = [], format = {} } = await probe(file, signal);
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition.attached_pic,
  );
  if (!video?.width) {
    const sound = streams.some(({ codec_type }) => codec_type === 'audio');
    throw new UserError(
      sound ? `${basename(file)} holds only sound: give a recording with a picture.` : unreadable(file),
    );
  }
  requireFewPixels(file, video, 'record');
  const [wide, high] = (video.sample_aspect_ratio ?? '1:1').split(':').map(Number) as [number, number];
  const upright = { width: wide && high ? (video.width * wide) / high : video.width, height: video.height };
  const rotation =
    video.side_data_list?.find((data) => data.rotation)?.rotation ?? Number(video.tags?.rotate ?? 0);
  const isSideways = rotation % 180 !== 0;
  const [usual, average] = [rate(video.r_frame_rate), rate(video.avg_frame_rate)];
  const isConstant = average > 0 && Math.abs(usual - average) / average < 0.02;
  const recording = {
    file,
    width: isSideways ? upright.height : upright.width,
    height: isSideways ? upright.width : upright.height,
    duration: Number(video.duration ?? format.duration ?? Number.NaN),
    fps: isConstant ? average : undefined,
    turned: rotation !== 0,
    sound: streams.some(({ codec_type }) => codec_type === 'audio'),
    hdr: ['smpte2084', 'arib-std-b67'].includes(video.color_transfer ?? '')
      ? video.color_transfer
      : undefined,
    transparent: /^(rgba|bgra|argb|abgr|yuva|gbrap|ya|pal8)/.test(video.pix_fmt ?? ''),
    // The default of players for a video that does not name its colour space.
    matrix: video.color_space ? 'auto' : video.height >= 720 ? 'bt709' : 'smpte170m',
  };
  await requireEncoders(recording);
  return recording;
}

/** 30 frames a second at most. 60 become 30 and 50 become 25, so that motion stays even. A variable rate becomes 30. */
export function outputRate({ fps }: Pick<Recording, 'fps'>) {
  return fps === undefined ? 30 : fps / Math.ceil(fps / 30 - 0.01);
}

/** The ffmpeg filters for a constant frame rate, BT.709 and the frame. ffmpeg itself applies the rotation. */
export function filters(recording: Recording, frame: Frame, paper: string) {
  const { hdr, matrix, transparent } = recording;
  const { width, height, inner, fitted } = frame;
  const quality = 'flags=lanczos+accurate_rnd+full_chroma_int';
  const to709 = 'out_color_matrix=bt709:out_range=tv';
  const fps = outputRate(recording);
  const scaled = hdr
    ? `[0:V:0]fps=${fps},scale=${inner.width}:${inner.height}:${quality},${toneMapped(hdr)}`
    : `[0:V:0]fps=${fps},scale=${inner.width}:${inner.height}:${quality}:in_color_matrix=${matrix}:${to709}`;
  // Else the encoder finds the tags of the recording, and converts its colours once more.
  const tagged = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';
  const last = `setsar=1,${tagged},format=yuv420p10le[out]`;
  if (fitted === 'cropped') return `${scaled},crop=${width}:${height},${last}`;
  if (!transparent) return `${scaled},${last}`;
  const below = `color=${paper.replace('#', '0x')}:s=${width}x${height}:r=${fps},format=gbrp[below]`;
  const laid = '[below][picture]overlay=(W-w)/2:(H-h)/2:shortest=1:format=gbrp';
  return `${scaled},setsar=1,format=gbrap[picture];${below};${laid},scale=${to709}:${quality},${last}`;
}

/** From HDR to standard dynamic range. */
function toneMapped(transfer: string) {
  return `zscale=tin=${transfer}:pin=bt2020:min=bt2020nc:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv`;
}

async function probe(
  file: string,
  signal: AbortSignal,
): Promise<{ streams?: Stream[]; format?: { duration?: string } }> {
  const ffprobe = findFfmpeg('ffprobe');
  try {
    const { stdout } = await promisify(execFile)(
      ffprobe,
      ['-v', 'error', ...onlyRecordings, '-of', 'json', '-show_streams', '-show_format', `file:${file}`],
      { maxBuffer: 1e8, timeout: limits.pictureSeconds * 1000, signal },
    );
    return JSON.parse(stdout);
  } catch {
    signal.throwIfAborted();
    throw new UserError(unreadable(file));
  }
}

async function requireEncoders({ file, hdr }: { file: string; hdr: string | undefined }) {
  const list = async (what: string) =>
    (await promisify(execFile)(findFfmpeg(), ['-hide_banner', what], { maxBuffer: 1e7 })).stdout;
  const encoders = await list('-encoders');
  const missing = ['libaom-av1', 'libx264'].filter((encoder) => !encoders.includes(` ${encoder} `));
  if (missing.length > 0)
    throw new UserError(
      `This ffmpeg comes without ${missing.join(' and ')}: install a full one ${howToInstall}.`,
    );
  if (hdr && !/ zscale .*\n/.test(await list('-filters'))) {
    throw new UserError(
      `${basename(file)} is HDR, and this ffmpeg comes without zscale, which turns that into ordinary colours: install a full one ${howToInstall}, or export the recording without HDR.`,
    );
  }
}

export function unreadable(file: string) {
  return `${basename(file)} cannot be read as a video or a picture: it is damaged, was not copied to its end, or is something else.`;
}

function rate(fraction: string) {
  const [frames, seconds] = fraction.split('/').map(Number);
  return seconds ? frames! / seconds : 0;
}
