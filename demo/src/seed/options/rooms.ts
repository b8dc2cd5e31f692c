import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

type RoomOption = Readonly<{ id: number; label: Text }>

/** Rooms that a product is made for; products of one room and one model are a series. */
export const rooms = {
  living: { id: 321, label: text('Sala', 'Wohnzimmer', 'Soggiorno') },
  dining: { id: 322, label: text('Comedor', 'Esszimmer', 'Sala da pranzo') },
  bedroom: { id: 323, label: text('Recámara', 'Schlafzimmer', 'Camera da letto') },
  kitchen: { id: 324, label: text('Cocina', 'Küche', 'Cucina') },
  office: { id: 325, label: text('Estudio', 'Arbeitszimmer', 'Studio') },
  outdoor: { id: 326, label: text('Jardín y terraza', 'Garten und Terrasse', 'Giardino e terrazza') },
  laundry: { id: 327, label: text('Cuarto de lavado', 'Hauswirtschaftsraum', 'Lavanderia') },
  kids: { id: 328, label: text('Cuarto infantil', 'Kinderzimmer', 'Cameretta') },
  hall: { id: 329, label: text('Entrada', 'Flur', 'Ingresso') },
  anywhere: { id: 330, label: text('Toda la casa', 'Das ganze Zuhause', 'Tutta la casa') },
} satisfies Readonly<Record<string, RoomOption>>

export type RoomCode = keyof typeof rooms
