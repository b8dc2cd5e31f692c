/** Invented makers. The word is both the option's value and its label, so that filters and cards show the same. */
export const brands = {
  furniture: ['Nordhaven', 'Casa Brezal', 'Taller Ocote', 'Lumbra', 'Ferrando & Hijos', 'Kvistholm', 'Almendral', 'Bottega Rovina'],
  sleep: ['Dormilia', 'Sueñolar', 'Nubelia', 'Somnarte'],
  kitchen: ['Cocinova', 'Fuegolar', 'Saporetta'],
  deco: ['Atelier Milpa', 'Telar Sur', 'Lunaria Deco', 'Barro Claro'],
  light: ['Candelume', 'Lumbra', 'Farolito Studio'],
  garden: ['Terrazul', 'Vergelia', 'Almendral'],
  electronics: ['Voltara', 'Pixelum', 'Sonorix', 'Kintara'],
  appliances: ['Friomar', 'Lavanova', 'Hogarix', 'Ventisur'],
  mobility: ['Corvane Motos', 'Ruedalia', 'Trotamar'],
  kids: ['Peque Bosque', 'Tiovivo', 'Nubelia'],
  services: ['Hogar Servicios'],
} as const

export type BrandGroup = keyof typeof brands
