/** Names of series. A model that stands in several families of one room is one series, which the shop shows together. */
export const models = {
  living: ['Oslo', 'Bruma', 'Lisboa', 'Marea', 'Tulum', 'Arce', 'Siena', 'Fiordo', 'Celaya', 'Duna', 'Mistral', 'Alba', 'Coral', 'Nopal'],
  dining: ['Encinar', 'Toscana', 'Ginkgo', 'Malinalco', 'Lindau', 'Olmo', 'Pátzcuaro', 'Riva', 'Vega', 'Colibrí', 'Trufa', 'Brera'],
  bedroom: ['Luna', 'Estela', 'Narvik', 'Cedro', 'Serena', 'Verona', 'Mérida', 'Polar', 'Aurora', 'Sauce', 'Ámbar', 'Lirio'],
  sleep: ['Nube', 'Reposo', 'Brisa', 'Calma', 'Ensueño', 'Siesta', 'Ópalo', 'Céfiro', 'Marfil', 'Letargo'],
  kitchen: ['Comal', 'Sazón', 'Pimienta', 'Basílico', 'Tamarindo', 'Molino', 'Azafrán', 'Laurel', 'Canela', 'Jengibre'],
  deco: ['Talavera', 'Ixchel', 'Oaxaca', 'Lumière', 'Cala', 'Ónix', 'Papel Picado', 'Zafiro', 'Ocre', 'Kalo', 'Mitla', 'Agave'],
  light: ['Faro', 'Halo', 'Cometa', 'Lucero', 'Velero', 'Orbe', 'Farol', 'Candil', 'Destello', 'Eclipse'],
  outdoor: ['Bahía', 'Palapa', 'Ceiba', 'Laguna', 'Mangle', 'Arrecife', 'Bugambilia', 'Cantera', 'Jacaranda', 'Isla'],
  office: ['Pluma', 'Tinta', 'Ábaco', 'Compás', 'Folio', 'Acta', 'Bitácora', 'Trazo', 'Ateneo', 'Cuaderno'],
  storage: ['Orden', 'Cubo', 'Marco', 'Alféizar', 'Baúl', 'Retícula', 'Panal', 'Zaguán', 'Nicho', 'Mosaico'],
  tech: ['Nova', 'Pulsar', 'Vértice', 'Quásar', 'Prisma', 'Cénit', 'Órbita', 'Delta', 'Fotón', 'Iris', 'Eco', 'Vector'],
  appliance: ['Glaciar', 'Ciclón', 'Alisio', 'Cascada', 'Fogón', 'Nevado', 'Tornado', 'Géiser', 'Brasa', 'Ártico'],
  motor: ['Correcaminos', 'Sierra', 'Vereda', 'Centella', 'Galope', 'Altiplano', 'Relámpago', 'Cumbre'],
  kids: ['Conejo', 'Zorro', 'Luciérnaga', 'Ardilla', 'Ballena', 'Búho', 'Colina', 'Cometa'],
} as const
