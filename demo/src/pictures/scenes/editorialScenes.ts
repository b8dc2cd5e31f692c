import type { Solid } from '../solids/solid.ts'
import { BLACK_STEEL, BRASS, CLAY, CREAM, LINEN, OAK, prop, WALNUT, WOOL } from './props.ts'
import { MOODS, TERRACE } from './roomShell.ts'
import type { StagedRoom } from './drawStagedRoom.ts'
import { itemAt } from '../solids/vector.ts'

const SAGE_PAPER = { material: 'paper', color: '#8d9a86' } as const
const CERAMIC = { material: 'ceramic', color: '#e9e1d4' } as const
const wide = (width: number, bottom: number, left = -width / 2) => ({
  left,
  right: left + width,
  bottom,
  top: bottom + (width * 9) / 16,
})

export function livingRoomScene(): StagedRoom {
  const wallZ = -60
  return {
    wallZ,
    mood: itemAt(MOODS, 2),
    window: wide(470, -62, -250),
    azimuth: 10,
    elevation: 8,
    solids: [
      ...prop(
        'rug',
        { primary: WOOL, secondary: { material: 'wool', color: '#a08c74' }, variant: 0, size: [300, 2, 200] },
        { at: [10, 0, 80] },
      ),
      ...prop(
        'sofa',
        {
          primary: { material: 'boucle', color: '#e9e1d3' },
          secondary: WALNUT,
          variant: 3,
          size: [240, 80, 98],
          seats: 3,
        },
        { at: [-10, 1, -6] },
      ),
      ...prop(
        'coffeeTable',
        { primary: WALNUT, secondary: WALNUT, variant: 3, size: [92, 34, 92] },
        { at: [14, 1, 106] },
      ),
      ...prop('vase', { primary: CLAY, variant: 0, size: [17, 24, 17] }, { at: [2, 35, 100] }),
      ...prop(
        'armchair',
        { primary: { material: 'velvet', color: '#7c4a36' }, secondary: WALNUT, variant: 4, size: [80, 76, 78] },
        { at: [178, 1, 66], turn: -46 },
      ),
      ...prop(
        'floorLamp',
        { primary: BRASS, secondary: { material: 'marble', color: '#eceae6' }, variant: 1, size: [120, 190, 40] },
        { at: [-112, 0, -20] },
      ),
      ...prop('plantPot', { primary: CERAMIC, variant: 0, size: [48, 150, 48] }, { at: [-192, 0, -26] }),
      ...prop('sideTable', { primary: OAK, secondary: OAK, variant: 0, size: [44, 50, 44] }, { at: [140, 0, -24] }),
      ...prop('tableLamp', { primary: CREAM, secondary: CLAY, variant: 0, size: [30, 46, 30] }, { at: [140, 51, -24] }),
      ...prop(
        'pictureFrame',
        { primary: OAK, secondary: SAGE_PAPER, variant: 2, size: [64, 86, 3] },
        { at: [-44, 108, wallZ + 2] },
      ),
      ...prop(
        'pictureFrame',
        { primary: BLACK_STEEL, secondary: { material: 'paper', color: '#7f98b0' }, variant: 1, size: [64, 86, 3] },
        { at: [36, 108, wallZ + 2] },
      ),
    ],
  }
}

export function bedroomScene(): StagedRoom {
  const wallZ = -112
  const side = (x: number): Solid[] => [
    ...prop(
      'nightstand',
      { primary: OAK, secondary: BRASS, variant: 0, size: [48, 50, 40] },
      { at: [x, 0, wallZ + 26] },
    ),
    ...prop(
      'tableLamp',
      { primary: CREAM, secondary: CLAY, variant: 2, size: [28, 44, 28] },
      { at: [x, 50, wallZ + 24] },
    ),
  ]
  return {
    wallZ,
    mood: itemAt(MOODS, 1),
    window: wide(480, -66, -240),
    azimuth: 17,
    elevation: 11,
    solids: [
      ...prop(
        'rug',
        { primary: WOOL, secondary: { material: 'wool', color: '#8d9a86' }, variant: 2, size: [290, 2, 190] },
        { at: [0, 0, 46] },
      ),
      ...prop(
        'bed',
        { primary: { material: 'linen', color: '#b9a58a' }, secondary: OAK, variant: 0, size: [180, 116, 208] },
        { at: [0, 1, wallZ + 110] },
      ),
      ...side(126),
      ...side(-126),
      ...prop(
        'bench',
        { primary: LINEN, secondary: OAK, variant: 0, size: [130, 42, 40] },
        { at: [0, 1, wallZ + 246] },
      ),
      ...prop(
        'pictureFrame',
        { primary: OAK, secondary: SAGE_PAPER, variant: 0, size: [60, 80, 3] },
        { at: [-38, 128, wallZ + 2] },
      ),
      ...prop(
        'pictureFrame',
        { primary: OAK, secondary: SAGE_PAPER, variant: 2, size: [60, 80, 3] },
        { at: [38, 128, wallZ + 2] },
      ),
      ...prop('plantPot', { primary: CERAMIC, variant: 0, size: [44, 150, 44] }, { at: [-190, 0, wallZ + 40] }),
      ...prop(
        'dresser',
        { primary: OAK, secondary: BRASS, variant: 0, size: [110, 84, 46] },
        { at: [220, 0, wallZ + 28] },
      ),
    ],
  }
}

export function diningScene(): StagedRoom {
  const wallZ = -120
  const chair = (x: number, z: number, turn: number) =>
    prop(
      'diningChair',
      { primary: { material: 'linen', color: '#b9a58a' }, secondary: WALNUT, variant: 1 },
      { at: [x, 1, z], turn },
    )
  return {
    wallZ,
    mood: itemAt(MOODS, 0),
    window: wide(430, -44, -215),
    azimuth: 14,
    elevation: 9,
    solids: [
      ...prop(
        'rug',
        { primary: WOOL, secondary: { material: 'wool', color: '#b9735a' }, variant: 0, size: [310, 2, 220] },
        { at: [0, 0, 10] },
      ),
      ...prop(
        'diningTable',
        { primary: WALNUT, secondary: WALNUT, variant: 0, size: [220, 75, 96] },
        { at: [0, 1, 0] },
      ),
      ...[-70, 0, 70].flatMap((x) => [...chair(x, 62, 180), ...chair(x, -62, 0)]),
      ...[-58, 58].flatMap((x) =>
        prop(
          'pendantLamp',
          { primary: { material: 'rattan', color: '#b98f57' }, secondary: BLACK_STEEL, variant: 2, size: [52, 60, 52] },
          { at: [x, 132, 0] },
        ),
      ),
      ...prop('vase', { primary: CLAY, variant: 0, size: [20, 32, 20] }, { at: [-8, 76, 0] }),
      ...prop(
        'dinnerware',
        { primary: CERAMIC, secondary: { material: 'stoneware', color: '#8d9a86' }, size: [25, 12, 25] },
        { at: [62, 76, 14] },
      ),
      ...prop(
        'sideboard',
        { primary: OAK, secondary: BLACK_STEEL, variant: 1, size: [170, 78, 44] },
        { at: [-30, 0, wallZ + 24] },
      ),
      ...prop(
        'tableLamp',
        { primary: CREAM, secondary: BRASS, variant: 2, size: [30, 48, 30] },
        { at: [-90, 78, wallZ + 24] },
      ),
      ...prop('mirror', { primary: OAK, secondary: OAK, variant: 0, size: [78, 78, 3] }, { at: [-20, 106, wallZ + 3] }),
      ...prop('plantPot', { primary: CLAY, variant: 0, size: [46, 150, 46] }, { at: [150, 0, wallZ + 34] }),
    ],
  }
}

export function terraceScene(): StagedRoom {
  const wallZ = -110
  return {
    wallZ,
    mood: TERRACE,
    window: wide(470, -60, -235),
    azimuth: 12,
    elevation: 10,
    solids: [
      ...prop(
        'rug',
        {
          primary: { material: 'wool', color: '#ebe3d4' },
          secondary: { material: 'wool', color: '#6f8a80' },
          variant: 1,
          size: [310, 1, 210],
        },
        { at: [0, 0, 50] },
      ),
      ...prop(
        'gardenSofa',
        {
          primary: { material: 'linen', color: '#efe7d8' },
          secondary: { material: 'oak', color: '#a97d50' },
          variant: 1,
          size: [200, 78, 86],
          seats: 3,
        },
        { at: [-20, 1, -22] },
      ),
      ...prop(
        'coffeeTable',
        { primary: { material: 'oak', color: '#a97d50' }, secondary: BLACK_STEEL, variant: 2, size: [100, 34, 60] },
        { at: [0, 1, 72] },
      ),
      ...prop('vase', { primary: CLAY, variant: 0, size: [17, 24, 17] }, { at: [-14, 35, 72] }),
      ...prop(
        'gardenChair',
        { primary: { material: 'cotton', color: '#7d8f78' }, secondary: BLACK_STEEL, variant: 0 },
        { at: [156, 1, 54], turn: -52 },
      ),
      ...prop(
        'parasol',
        { primary: { material: 'cotton', color: '#efe7d6' }, secondary: OAK, variant: 0, size: [250, 236, 250] },
        { at: [110, 0, -64] },
      ),
      ...prop('plantPot', { primary: CLAY, variant: 0, size: [52, 150, 52] }, { at: [-176, 0, -50] }),
      ...prop('plantPot', { primary: CERAMIC, variant: 1, size: [40, 96, 40] }, { at: [-222, 0, -10] }),
      ...prop('plantPot', { primary: CLAY, variant: 1, size: [44, 110, 44] }, { at: [214, 0, -56] }),
      ...prop(
        'candle',
        { primary: { material: 'wax', color: '#efe3cf' }, secondary: CERAMIC, variant: 1, size: [8, 18, 8] },
        { at: [26, 35, 74] },
      ),
    ],
  }
}
