import { text } from '@hogar/platform/language.ts'
import { category } from './categoryRow.ts'

/** Garden, storage and office. */
export const outdoorAndOfficeCategories = {
  garden: category(
    [800, 'root'],
    text('Jardín y terraza', 'Garten und Terrasse', 'Giardino e terrazza'),
    text(
      'Muebles que aguantan sol y lluvia, y sobremesas al aire libre.',
      'Möbel, die Sonne und Regen aushalten, und lange Abende im Freien.',
      'Mobili che resistono a sole e pioggia, e serate all’aperto.',
    ),
  ),
  gardenSofas: category(
    [810, 'garden'],
    text('Salas de exterior', 'Loungemöbel', 'Salotti da esterno'),
    text('La sala, pero con cielo.', 'Das Wohnzimmer mit Himmel darüber.', 'Il salotto, ma con il cielo.'),
  ),
  gardenTables: category(
    [811, 'garden'],
    text('Mesas de jardín', 'Gartentische', 'Tavoli da giardino'),
    text('Para desayunar afuera todo el año.', 'Zum Frühstücken im Freien.', 'Per fare colazione all’aperto.'),
  ),
  gardenChairs: category(
    [812, 'garden'],
    text('Sillas de jardín', 'Gartenstühle', 'Sedie da giardino'),
    text(
      'Ligeras, apilables y fáciles de limpiar.',
      'Leicht, stapelbar und schnell gereinigt.',
      'Leggere, impilabili e facili da pulire.',
    ),
  ),
  gardenSets: category(
    [813, 'garden'],
    text('Comedores de exterior', 'Gartenmöbel-Sets', 'Set da giardino'),
    text(
      'Mesa y sillas para la terraza, juntas y a mejor precio.',
      'Tisch und Stühle für die Terrasse, zusammen günstiger.',
      'Tavolo e sedie per la terrazza, insieme a un prezzo migliore.',
    ),
  ),
  loungers: category(
    [814, 'garden'],
    text('Camastros', 'Sonnenliegen', 'Lettini prendisole'),
    text(
      'Junto a la alberca o en el balcón más soleado.',
      'Am Pool oder auf dem sonnigsten Balkon.',
      'A bordo piscina o sul balcone più soleggiato.',
    ),
  ),
  parasols: category(
    [815, 'garden'],
    text('Sombrillas', 'Sonnenschirme', 'Ombrelloni'),
    text('Sombra amplia con protección UV.', 'Viel Schatten mit UV-Schutz.', 'Ombra ampia con protezione UV.'),
  ),
  grills: category(
    [816, 'garden'],
    text('Asadores', 'Grills', 'Barbecue'),
    text(
      'De carbón o de gas, para la carne asada del sábado.',
      'Mit Kohle oder Gas, für das Grillen am Samstag.',
      'A carbone o a gas, per la grigliata del sabato.',
    ),
  ),
  hammocks: category(
    [817, 'garden'],
    text('Hamacas', 'Hängematten', 'Amache'),
    text(
      'Tejidas para quedarse dormido sin querer.',
      'Gewebt, um unbemerkt einzuschlafen.',
      'Tessute per addormentarsi senza accorgersene.',
    ),
  ),
  storage: category(
    [900, 'root'],
    text('Organización', 'Aufbewahrung', 'Contenitori'),
    text(
      'Un lugar para cada cosa, a la vista o escondida.',
      'Ein Platz für alles, sichtbar oder versteckt.',
      'Un posto per ogni cosa, in vista o nascosta.',
    ),
  ),
  shelves: category(
    [910, 'storage'],
    text('Repisas', 'Wandregale', 'Mensole'),
    text('La pared también guarda cosas.', 'Auch die Wand kann aufräumen.', 'Anche la parete può contenere.'),
  ),
  shoeRacks: category(
    [911, 'storage'],
    text('Zapateras', 'Schuhregale', 'Scarpiere'),
    text('Zapatos en orden desde la puerta.', 'Ordnung schon an der Tür.', 'Scarpe in ordine già dall’ingresso.'),
  ),
  coatRacks: category(
    [912, 'storage'],
    text('Percheros', 'Garderoben', 'Appendiabiti'),
    text(
      'Abrigos, bolsas y paraguas fuera de las sillas.',
      'Mäntel, Taschen und Schirme runter von den Stühlen.',
      'Cappotti, borse e ombrelli via dalle sedie.',
    ),
  ),
  storageBoxes: category(
    [913, 'storage'],
    text('Cajas y canastos', 'Boxen und Körbe', 'Scatole e cesti'),
    text(
      'Juguetes, cobijas y papeles con tapa y etiqueta.',
      'Spielzeug, Decken und Papiere mit Deckel und Etikett.',
      'Giochi, coperte e carte con coperchio ed etichetta.',
    ),
  ),
  office: category(
    [1000, 'root'],
    text('Oficina', 'Büro', 'Ufficio'),
    text(
      'Para trabajar en casa sin que la espalda lo resienta.',
      'Fürs Arbeiten zu Hause, ohne dass der Rücken leidet.',
      'Per lavorare da casa senza che la schiena ne risenta.',
    ),
  ),
  desks: category(
    [1010, 'office'],
    text('Escritorios', 'Schreibtische', 'Scrivanie'),
    text(
      'Fijos o de altura ajustable, con los cables en su sitio.',
      'Fest oder höhenverstellbar, mit aufgeräumten Kabeln.',
      'Fisse o regolabili in altezza, con i cavi al loro posto.',
    ),
  ),
  officeChairs: category(
    [1011, 'office'],
    text('Sillas de oficina', 'Bürostühle', 'Sedie da ufficio'),
    text(
      'Soporte lumbar y ajustes que se notan a las seis de la tarde.',
      'Lendenstütze und Einstellungen, die man abends um sechs spürt.',
      'Supporto lombare e regolazioni che si sentono alle sei di sera.',
    ),
  ),
  filingCabinets: category(
    [1012, 'office'],
    text('Archiveros', 'Aktenschränke', 'Classificatori'),
    text(
      'Con llave, con ruedas y sin esquinas peligrosas.',
      'Abschließbar, rollbar und ohne scharfe Ecken.',
      'Con chiave, con ruote e senza spigoli.',
    ),
  ),
} as const
