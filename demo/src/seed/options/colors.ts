import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

type ColorOption = Readonly<{ id: number; hex: string; label: Text }>

/** Colours a shopper can choose and filter by; ids are the option ids of attribute 93. */
export const colors = {
  gray: { id: 52, hex: '#9a9a96', label: text('Gris niebla', 'Nebelgrau', 'Grigio nebbia') },
  charcoal: { id: 49, hex: '#4a4b4d', label: text('Gris carbón', 'Anthrazit', 'Antracite') },
  black: { id: 48, hex: '#222224', label: text('Negro', 'Schwarz', 'Nero') },
  white: { id: 59, hex: '#f3f1ec', label: text('Blanco', 'Weiß', 'Bianco') },
  cream: { id: 60, hex: '#e9e0cf', label: text('Crema', 'Creme', 'Crema') },
  sand: { id: 61, hex: '#d3c1a3', label: text('Arena', 'Sand', 'Sabbia') },
  taupe: { id: 62, hex: '#a08d7b', label: text('Topo', 'Taupe', 'Tortora') },
  camel: { id: 63, hex: '#b98550', label: text('Camello', 'Camel', 'Cammello') },
  brown: { id: 51, hex: '#6b4a33', label: text('Café', 'Braun', 'Marrone') },
  natural: { id: 64, hex: '#c9a676', label: text('Natural', 'Natur', 'Naturale') },
  honey: { id: 65, hex: '#d8ac6c', label: text('Miel', 'Honig', 'Miele') },
  navy: { id: 50, hex: '#2c3d5b', label: text('Azul marino', 'Marineblau', 'Blu navy') },
  sky: { id: 66, hex: '#8fb0c6', label: text('Azul cielo', 'Himmelblau', 'Azzurro') },
  petrol: { id: 67, hex: '#2b5f6b', label: text('Azul petróleo', 'Petrol', 'Ottanio') },
  olive: { id: 53, hex: '#747a4e', label: text('Verde olivo', 'Olivgrün', 'Verde oliva') },
  forest: { id: 68, hex: '#2f4d3c', label: text('Verde bosque', 'Tannengrün', 'Verde bosco') },
  sage: { id: 69, hex: '#a9b59a', label: text('Verde salvia', 'Salbeigrün', 'Verde salvia') },
  mustard: { id: 56, hex: '#cf9d35', label: text('Mostaza', 'Senfgelb', 'Senape') },
  terracotta: { id: 58, hex: '#b9623f', label: text('Terracota', 'Terrakotta', 'Terracotta') },
  rose: { id: 57, hex: '#d3a2a0', label: text('Rosa palo', 'Altrosa', 'Rosa cipria') },
  wine: { id: 54, hex: '#6b2b3a', label: text('Vino', 'Weinrot', 'Bordeaux') },
  red: { id: 55, hex: '#b4322f', label: text('Rojo', 'Rot', 'Rosso') },
  silver: { id: 70, hex: '#c3c6c9', label: text('Plata', 'Silber', 'Argento') },
  gold: { id: 71, hex: '#c4a15a', label: text('Dorado', 'Gold', 'Oro') },
} satisfies Readonly<Record<string, ColorOption>>

export type ColorCode = keyof typeof colors
