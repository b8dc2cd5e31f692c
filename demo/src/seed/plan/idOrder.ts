import { categoryOf } from '../categories/categoryTree.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'

/** A family of products or sets, with how many there are of it. */
export type Range = Readonly<{ code: string; category: CategoryCode; count: number }>
/** One of a range, counted from 0. */
export type Place = Readonly<{ code: string; index: number }>

/**
 * Order of the ranges within a department, the best known first, where it differs from the order of their definition.
 * Ranges that are not listed follow.
 */
const KNOWN_FOR: Partial<Record<CategoryCode, readonly string[]>> = {
  living: [
    'sofa',
    'esquinera',
    'sillon',
    'mesa-centro',
    'sofa-cama',
    'reclinable',
    'mueble-tv',
    'mesa-lateral',
    'puff',
  ],
  dining: ['comedor', 'mesa-comedor', 'silla-tapizada', 'mesa-redonda', 'silla', 'aparador', 'banco-alto'],
  bedroom: ['cama-tapizada', 'cama', 'buro', 'comoda', 'ropero', 'cabecera'],
  sleep: ['colchon', 'colchon-espuma', 'paquete-dormir', 'sabanas', 'almohada'],
  garden: ['sala-exterior', 'comedor-exterior', 'camastro', 'asador', 'hamaca', 'sombrilla', 'mesa-jardin'],
  electronics: [
    'pantalla',
    'celular',
    'laptop',
    'bocina',
    'consola',
    'audifonos',
    'paquete-av',
    'tableta',
    'barra-sonido',
  ],
  appliances: [
    'refrigerador',
    'lavadora',
    'estufa',
    'minisplit',
    'aspiradora',
    'secadora',
    'lavavajillas',
    'ventilador',
  ],
  mobility: ['moto', 'bicicleta', 'motoneta', 'casco'],
}
/** Places that pass before a range shows its first, for each range before it, and between two of the foremost range. */
const LATER_START = 0.7
const PACE = 1
/** Increase of the pace per rank: each range comes less often than the one before it. */
const SLOWER = 0.35

type Ranked = Range & Readonly<{ rank: number }>

/** 0 comes first. Ranges take turns; the foremost begin sooner and come more often. */
function turnOf({ rank }: Ranked, index: number): number {
  return rank * LATER_START + index * (PACE + rank * SLOWER)
}

function departmentOf({ category }: Range): string {
  const placed = categoryOf(category)
  return (placed.ancestors[0] ?? placed).code
}

function ranked(department: string, ranges: readonly Range[]): Ranked[] {
  const wanted: readonly string[] = Object.entries(KNOWN_FOR).find(([code]) => code === department)?.[1] ?? []
  const place = ({ code }: Range) => (wanted.includes(code) ? wanted.indexOf(code) : wanted.length)
  return ranges.toSorted((one, other) => place(one) - place(other)).map((range, rank) => ({ ...range, rank }))
}

/**
 * The order in which everything takes its id. Lists show the highest id first, so that ids are given out from the end:
 * the last department before the first, and in each what it is known for at last, its ranges mixed as in a window.
 */
export function idOrder(ranges: readonly Range[]): Place[] {
  const departments = Map.groupBy(ranges, departmentOf)
  const shown = [...departments].flatMap(([department, own]) =>
    ranked(department, own)
      .flatMap((range) =>
        Array.from({ length: range.count }, (_, index) => ({ code: range.code, index, turn: turnOf(range, index) })),
      )
      .toSorted((one, other) => one.turn - other.turn),
  )
  return shown.toReversed().map(({ code, index }) => ({ code, index }))
}
