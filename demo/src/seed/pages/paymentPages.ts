import { text, sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Every payment method of the checkout, with its time and fee. */
export const paymentPages: readonly Page[] = [
  {
    id: 5,
    identifier: 'formas-de-pago',
    changedOn: '2026-11-20',
    title: text('Formas de pago', 'Zahlungsarten', 'Metodi di pagamento'),
    summary: text(
      'Tarjeta, transferencia, efectivo, monedero o crédito: tú eliges. Aquí está lo que cuesta y tarda cada una.',
      'Karte, Überweisung, bar oder Guthaben: Du entscheidest. Hier steht, was jede Art kostet und wie lange sie dauert.',
      'Carta, bonifico, contanti o portafoglio: scegli tu. Qui c’è quanto costa e quanto tempo richiede ognuno.',
    ),
    sections: [
      {
        heading: text('Tarjeta en línea', 'Karte', 'Carta'),
        body: text(
          'Pagas en la página del banco, que te regresa a la tienda. Apartamos tu pedido 60 minutos; si no se completa, se cancela sin cargo. No cuesta más.',
          'Du zahlst auf der Seite der Bank und kommst danach zurück. Wir halten die Bestellung 60 Minuten; danach wird sie ohne Kosten storniert. Kein Aufschlag.',
          'Paghi sulla pagina della banca, che ti riporta al negozio. Teniamo l’ordine 60 minuti; poi si annulla senza costi. Nessun supplemento.',
        ),
        points: [
          text('Crédito y débito.', 'Kredit- und Debitkarten.', 'Carte di credito e di debito.'),
          text(
            'Con tarjetas participantes, a 12 o 18 meses sin intereses en compras mayores a 4,999 pesos.',
            'Größere Anschaffungen in 12 oder 18 Monatsraten ohne Zinsen.',
            'Gli acquisti più importanti in 12 o 18 rate senza interessi.',
          ),
        ],
      },
      {
        heading: text('Transferencia', 'Überweisung', 'Bonifico'),
        body: text(
          'Al confirmar te damos una CLABE. Tienes 72 horas para transferir. Los pagos por SPEI se reflejan en unas cuatro horas y apartamos tus piezas mientras tanto. Sin costo.',
          'Nach der Bestellung erhältst du unsere Bankverbindung und hast 72 Stunden Zeit. Die Ware bleibt reserviert, bis der Betrag eingegangen ist. Kostenlos.',
          'Alla conferma ricevi le coordinate bancarie e hai 72 ore di tempo. Teniamo da parte i tuoi articoli fino all’accredito. Senza costi.',
        ),
      },
      {
        heading: text('Efectivo en tienda de conveniencia', 'Bar im Laden', 'Contanti in negozio convenzionato'),
        body: text(
          'Enseña en caja el código que te mandamos por correo. Vale 48 horas y la tienda cobra 15 pesos, que ya están en tu total. No aplica para servicios.',
          'Zeig an der Kasse den Code aus der E-Mail. Er gilt 48 Stunden; der Laden nimmt 1,50 Euro, die schon in deiner Summe stehen. Nicht für Serviceleistungen.',
          'Mostra alla cassa il codice che ti mandiamo per e-mail. Vale 48 ore e il negozio prende 1,50 euro, già compresi nel totale. Non vale per i servizi.',
        ),
      },
      {
        heading: text('Al recibir', 'Bei der Lieferung', 'Alla consegna'),
        body: text(
          'En efectivo o con tarjeta, al repartidor o en el mostrador donde recoges. Sin costo. No aplica para servicios.',
          'Bar oder mit Karte, beim Fahrer oder an der Theke, an der du abholst. Kostenlos. Nicht für Serviceleistungen.',
          'In contanti o con carta, al corriere o al banco dove ritiri. Senza costi. Non vale per i servizi.',
        ),
      },
      {
        heading: text('Monedero', 'Guthaben', 'Portafoglio'),
        body: text(
          'Paga pedidos completos con el saldo de tu cuenta, al momento y sin costo.',
          'Zahl ganze Bestellungen mit dem Guthaben deines Kontos, sofort und kostenlos.',
          'Paga ordini interi con il saldo del tuo account, subito e senza costi.',
        ),
      },
      {
        heading: spanish('Crédito de la tienda'),
        countries: ['MX'],
        body: spanish(
          'Llévate hoy tu compra y págala por semana en 6, 9, 12 o 18 meses: cada precio semanal dice el total y el CAT, y pagar puntual baja el interés. Tu crédito lo pagas con tarjeta o por SPEI: transfiere a más tardar 2 días hábiles antes de tu fecha de corte.',
        ),
        points: [
          spanish('Ejemplo: 5,000 pesos a 12 meses son 52 pagos semanales de 152 pesos, el último de 123.'),
          spanish('En total 7,875 pesos, de ellos 2,875 de intereses. CAT 134.4 % sin IVA.'),
          spanish('Si pagas todo a tiempo, 6,725 pesos: la bonificación es de 1,150.'),
          spanish(
            'Para efectivo están el <a href="/prestamo-personal">préstamo personal</a> y <a href="/credilana">Credilana</a>, cada uno con su calculadora.',
          ),
        ],
      },
    ],
  },
]
