import { randomBytes } from 'node:crypto';

let lastTime = 0;
let sequence = 0;

/**
 * A new UUID of version 7 (RFC 9562). Ids are sorted by time across the table, and strictly in order within a process.
 * It is created here and not in SQL, because only PostgreSQL 18 has a function for it.
 */
export function newId(now: number = Date.now()): string {
  sequence = now > lastTime ? 0 : sequence + 1;
  // After 4096 ids in one millisecond, the next id has the time of the next millisecond.
  lastTime = Math.max(now, lastTime) + (sequence > 0xfff ? 1 : 0);
  if (sequence > 0xfff) sequence = 0;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
