import { describe, expect, it } from 'vitest';
import { placeOfInfo } from './info-place.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const info = rect(0, 0, 280, 60);
const list = rect(100, 300, 180, 120);
const screen = { list, option: rect(100, 334, 180, 34), info, isBelowCursor: true };

describe('the explanation of a suggestion', () => {
  it.each([
    [
      'beside the list if there is room',
      { ...screen, space: rect(0, 0, 1280, 800) },
      { style: 'top: 34px; max-width: 400px', class: 'cm-completionInfo-right' },
    ],
    [
      'on the other side at the edge of the window',
      { ...screen, list: rect(900, 300, 180, 120), space: rect(0, 0, 1280, 800) },
      { style: 'top: 34px; max-width: 400px', class: 'cm-completionInfo-left' },
    ],
    [
      'under the whole list on a narrow screen',
      { ...screen, space: rect(0, 0, 390, 844) },
      { style: 'left: 0px; top: 124px', class: '' },
    ],
    [
      'moved into the window',
      { ...screen, space: rect(0, 0, 360, 640) },
      { style: 'left: -20px; top: 124px', class: '' },
    ],
    [
      'above the list when the list is above the cursor',
      { ...screen, isBelowCursor: false, space: rect(0, 0, 390, 844) },
      { style: 'left: 0px; bottom: 124px', class: '' },
    ],
    [
      'nowhere when an on-screen keyboard leaves no room for it',
      { ...screen, space: rect(0, 0, 390, 450) },
      { style: 'left: 0px; top: 124px; visibility: hidden', class: '' },
    ],
  ])('is %s', (_, on, place) => {
    expect(placeOfInfo(on)).toEqual(place);
  });
});
