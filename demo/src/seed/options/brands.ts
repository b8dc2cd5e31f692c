/** Invented makers. The word is both the option's value and its label, so that filters and cards show the same. */
export const brands = {
  furniture: [
    'Nordbrisa',
    'Casa Brezal',
    'Taller Ocote',
    'Lumbrisol',
    'Hermanas Quirarte',
    'Kvistheim',
    'Mezquital',
    'Bottega Rovina',
  ],
  sleep: ['Sueñaluna', 'Sueñolar', 'Nubelina', 'Somnarte'],
  kitchen: ['Cocinova', 'Fuegolar', 'Saporetta'],
  deco: ['Atelier Milpa', 'Telar del Viento', 'Lunaria Casa', 'Barro Claro'],
  light: ['Candelume', 'Lumbrisol', 'Farolaria'],
  garden: ['Terrazulia', 'Verdalina', 'Mezquital'],
  electronics: ['Voltaurea', 'Pixelune', 'Sonorela', 'Kintarel'],
  appliances: ['Frigolinda', 'Lavaluz', 'Hogarix', 'Ventolira'],
  mobility: ['Corvane Motos', 'Ruedalia', 'Trotamar'],
  kids: ['Peque Bosque', 'Trompo Azul', 'Nubelina'],
  services: ['Hogar Servicios'],
} as const

export type BrandGroup = keyof typeof brands
