import type { PyodideAPI } from 'pyodide';

/** The harness's requests to the host, and its report of the run. */
export type FarmCalls = {
  /** Answers a request of the harness; the request and the answer are texts. */
  readonly answer: (request: string) => string;
  /** Receives the JSON of the report, once the program has ended. */
  readonly report: (json: string) => void;
};

const DEVICE = '/dev/farm';
/** Device number; the interpreter uses none above 64. */
const MAJOR = 90;
const MINOR = 0;
const END_OF_REQUEST = 10;
/** Error number of the device: EIO. */
const INPUT_OUTPUT_ERROR = 29;
const ANY_READER_AND_WRITER = 0o666;

/** The bytes of an open file's buffer, in the interpreter's own memory. */
type Bytes = Int8Array | Uint8Array;

type FileSystem = {
  readonly makedev: (major: number, minor: number) => number;
  readonly registerDevice: (device: number, operations: object) => void;
  readonly mkdev: (path: string, mode: number, device: number) => void;
  readonly ErrnoError: new (code: number) => Error;
};

const unsigned = (buffer: Bytes, start: number, length: number): Uint8Array =>
  new Uint8Array(buffer.buffer, buffer.byteOffset + start, length);

/**
 * Connects Python with the host through a device file. Only bytes pass between them, so Python never holds a JavaScript
 * object. For a request, Python reads: the buffer contains the request, which ends with a line break, and the host
 * replaces it with the answer. For the report, Python writes to the device. Returns the path of the device.
 */
export const installFarmDevice = (api: PyodideAPI, { answer, report }: FarmCalls): string => {
  // The package declares the file system as `any`.
  const files: FileSystem = api.FS;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const device = files.makedev(MAJOR, MINOR);
  const guarded = (act: () => number): number => {
    try {
      return act();
    } catch {
      // A program that writes invalid data to the device gets an OSError.
      throw new files.ErrnoError(INPUT_OUTPUT_ERROR);
    }
  };
  files.registerDevice(device, {
    open: (stream: { seekable: boolean }) => {
      stream.seekable = false;
    },
    read: (_stream: unknown, buffer: Bytes, start: number, length: number) =>
      guarded(() => {
        const bytes = unsigned(buffer, start, length);
        const request = decoder.decode(bytes.subarray(0, bytes.indexOf(END_OF_REQUEST)));
        const { read, written } = encoder.encodeInto(answer(request), bytes);
        return read === 0 ? 0 : written;
      }),
    write: (_stream: unknown, buffer: Bytes, start: number, length: number) =>
      guarded(() => {
        report(decoder.decode(unsigned(buffer, start, length)));
        return length;
      }),
  });
  files.mkdev(DEVICE, ANY_READER_AND_WRITER, device);
  return DEVICE;
};
