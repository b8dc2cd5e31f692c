import { text, sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Safety, and who we are. */
export const helpPages: readonly Page[] = [
  {
    id: 6,
    identifier: 'compra-segura',
    changedOn: '2026-11-20',
    title: text('Compra segura', 'Sicher einkaufen', 'Acquisti sicuri'),
    summary: text(
      'Así cuidamos tu dinero y tus datos.',
      'So schützen wir dein Geld und deine Daten.',
      'Così proteggiamo il tuo denaro e i tuoi dati.',
    ),
    sections: [
      {
        heading: text('Conexión protegida', 'Geschützte Verbindung', 'Connessione protetta'),
        body: text(
          'Toda la tienda viaja cifrada. Revisa el candado del navegador y que la dirección sea la nuestra antes de escribir tus datos.',
          'Der gesamte Shop ist verschlüsselt. Achte auf das Schloss im Browser und auf unsere Adresse, bevor du Daten eingibst.',
          'Tutto il sito è cifrato. Controlla il lucchetto del browser e il nostro indirizzo prima di inserire i dati.',
        ),
      },
      {
        heading: text('Nunca te pediremos', 'Danach fragen wir nie', 'Non ti chiederemo mai'),
        body: text(
          'Tu contraseña, tu NIP o el código de tu tarjeta por teléfono, mensaje o correo. Si alguien lo hace en nuestro nombre, cuelga y avísanos.',
          'Passwort, PIN oder Prüfziffer der Karte erfragen wir weder am Telefon noch per Nachricht. Leg in solchen Fällen auf und melde dich bei uns.',
          'La password, il PIN o il codice della carta per telefono, messaggio o e-mail. Se qualcuno lo fa a nostro nome, riaggancia e avvisaci.',
        ),
        points: [
          text(
            'El código de un SMS es solo para la pantalla que lo pidió. No se lo digas a nadie, tampoco a nosotros.',
            'Ein Code aus einer SMS gehört nur in das Feld, das ihn verlangt hat. Gib ihn niemandem, auch uns nicht.',
            'Il codice di un SMS va solo nella pagina che lo ha chiesto. Non dirlo a nessuno, neanche a noi.',
          ),
          text(
            'Ningún trámite de crédito se paga por adelantado.',
            'Für eine Bestellung verlangen wir nie Geld vorab auf ein fremdes Konto.',
            'Non chiediamo mai denaro in anticipo su un conto diverso dal nostro.',
          ),
        ],
      },
      {
        heading: text(
          'Cómo reconocer la página de pago',
          'So erkennst du die Zahlungsseite',
          'Come riconoscere la pagina di pagamento',
        ),
        body: text(
          'Llegas a ella desde el último paso de tu compra, nunca por un enlace de mensaje. Muestra el nombre del banco, tu número de pedido y la misma cantidad que viste; al terminar te regresa a la tienda.',
          'Du kommst aus dem letzten Schritt deines Einkaufs dorthin, nie über einen Link in einer Nachricht. Sie zeigt die Bank, deine Bestellnummer und denselben Betrag und führt danach zurück in den Shop.',
          'Ci arrivi dall’ultimo passo dell’acquisto, mai da un link in un messaggio. Mostra il nome della banca, il numero d’ordine e lo stesso importo; alla fine ti riporta al negozio.',
        ),
      },
      {
        heading: text('Si sospechas un fraude', 'Wenn du Betrug vermutest', 'Se sospetti una frode'),
        body: text(
          'Llama primero a tu banco para bloquear la tarjeta. Después escríbenos con la captura del mensaje y el número que te llamó: respondemos el mismo día hábil y avisamos a los demás clientes si hace falta.',
          'Ruf zuerst deine Bank an und lass die Karte sperren. Schreib uns dann mit einem Bild der Nachricht und der Rufnummer: Wir antworten am selben Werktag.',
          'Chiama prima la tua banca per bloccare la carta. Poi scrivici con l’immagine del messaggio e il numero che ti ha chiamato: rispondiamo nello stesso giorno lavorativo.',
        ),
        contact: 'mail',
      },
    ],
  },
  {
    id: 7,
    identifier: 'quienes-somos',
    changedOn: '2026-11-20',
    title: text('Quiénes somos', 'Über uns', 'Chi siamo'),
    summary: text(
      'Una tienda de muebles que también vive en casas.',
      'Ein Möbelhaus von Menschen, die selbst gern wohnen.',
      'Un negozio di mobili fatto da persone che amano la casa.',
    ),
    sections: [
      {
        heading: text(
          'De un taller a todo el país',
          'Von der Werkstatt ins ganze Land',
          'Da un laboratorio a tutto il Paese',
        ),
        body: text(
          'Empezamos en 1998 reparando sillas en un taller de Zapopan y terminamos amueblando casas completas. Hoy trabajamos con 34 talleres y marcas que conocemos por su nombre y visitamos cada año.',
          'Angefangen haben wir 1998 mit der Reparatur von Stühlen, heute richten wir ganze Häuser ein. Die 34 Werkstätten und Marken, mit denen wir arbeiten, kennen wir beim Namen und besuchen sie jedes Jahr.',
          'Abbiamo iniziato nel 1998 riparando sedie e oggi arrediamo case intere. Lavoriamo con 34 laboratori e marchi che conosciamo per nome e visitiamo ogni anno.',
        ),
      },
      {
        heading: text('Cómo elegimos', 'Wie wir auswählen', 'Come scegliamo'),
        body: text(
          'Antes de vender un mueble lo armamos, lo usamos y lo limpiamos. Si no aguanta una familia, no entra al catálogo.',
          'Bevor wir ein Möbelstück verkaufen, bauen wir es auf, benutzen und reinigen es. Was dem Familienalltag nicht standhält, kommt nicht ins Sortiment.',
          'Prima di vendere un mobile lo montiamo, lo usiamo e lo puliamo. Se non regge una famiglia, non entra in catalogo.',
        ),
      },
      {
        heading: text('Dónde estamos', 'Wo wir sind', 'Dove siamo'),
        body: text(
          'Seis tiendas y cuatro mostradores de entrega en México, y tiendas en Alemania e Italia. Sus direcciones, horarios y servicios están en Tiendas y en Sucursales.',
          'Zwei Geschäfte und zwei Abholstellen in Deutschland, weitere in Mexiko und Italien. Adressen, Öffnungszeiten und Leistungen stehen unter Geschäfte und Filialen.',
          'Due negozi e due punti di ritiro in Italia, altri in Messico e in Germania. Indirizzi, orari e servizi sono in Negozi e Filiali.',
        ),
      },
      {
        heading: spanish('Tres marcas, una casa'),
        countries: ['MX'],
        body: spanish('Comparten almacén, garantías y equipo de entrega. Se distinguen en para quién eligen:'),
        points: [
          spanish('Hogar: muebles para quedarse, con materiales que se reparan.'),
          spanish('Viu: el primer cuarto o departamento, en piezas que se mudan contigo, con Monedero Viu.'),
          spanish('Mavi: lo que la familia usa todos los días, a pagos que caben en la semana; también para empresas.'),
        ],
      },
    ],
  },
]
