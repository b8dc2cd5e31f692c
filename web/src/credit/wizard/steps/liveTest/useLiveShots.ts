import { useState } from 'react'
import type { Picture } from '../pictures/drawnPicture.ts'
import { type LegibilityFault, legibilityFault, showsMovement } from '../pictures/legibility.ts'
import { COMPARED_SIDE_PIXELS, FACE_MIN_SIDE_PIXELS } from '../pictures/limits.ts'
import type { Challenge } from './useLiveTest.ts'

/** Fault of a picture that the platform would refuse, too. `still`: it shows no movement. `type`: it is no picture. */
export type ShotFault = LegibilityFault | 'still' | 'type'

/** Pictures of a live test: what is taken next, and what is wrong with the last one. */
export type LiveShots = Readonly<{
  /** Number of the next picture, from 0. */
  at: number
  count: number
  /** Move of the picture, as the graph names it; `FACE` for the photo before them. */
  shot: string
  fault: ShotFault | null
  /** Number of pictures that were taken, good or not: each starts another wait. */
  tries: number
  /** Takes a picture; null for a file that is none. */
  take: (picture: Picture | null) => void
}>

type Taken = Readonly<{ challenge: string; pictures: readonly Picture[]; fault: ShotFault | null; tries: number }>

/**
 * React hook of the pictures of a live test: the face, and one of each move. A picture that the platform would refuse is
 * taken again at once, because a challenge is good for one answer. `onWhole` runs with all of them. Another challenge
 * starts anew.
 */
export function useLiveShots(test: Challenge | null, onWhole: (pictures: readonly Picture[]) => void): LiveShots {
  const [last, setTaken] = useState<Taken>({ challenge: '', pictures: [], fault: null, tries: 0 })
  const challenge = test?.challenge ?? ''
  const taken = last.challenge === challenge ? last : { challenge, pictures: [], fault: null, tries: 0 }
  const shots = ['FACE', ...(test?.moves ?? [])]
  const take = (picture: Picture | null) => {
    const { pictures, tries } = taken
    if (pictures.length === shots.length) return
    const fault = picture === null ? 'type' : faultOf(picture, pictures)
    const all = picture === null || fault !== null ? pictures : [...pictures, picture]
    setTaken({ challenge, pictures: all, fault, tries: tries + 1 })
    if (all.length === shots.length) onWhole(all)
  }
  const at = Math.min(taken.pictures.length, shots.length - 1)
  return { at, count: shots.length, shot: shots[at] ?? 'FACE', fault: taken.fault, tries: taken.tries, take }
}

/** The face is in no comparison: the platform compares the frames of the moves. */
function faultOf(picture: Picture, [face, ...frames]: readonly Picture[]): ShotFault | null {
  const fault = legibilityFault(picture.grey(), FACE_MIN_SIDE_PIXELS)
  if (fault !== null || face === undefined) return fault
  const { pixels } = picture.grey(COMPARED_SIDE_PIXELS)
  return frames.every((frame) => showsMovement(pixels, frame.grey(COMPARED_SIDE_PIXELS).pixels)) ? null : 'still'
}
