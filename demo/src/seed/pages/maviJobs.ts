import { sameText as spanish } from '@hogar/platform/language.ts'
import { APPLY, JOBS_CHANGED_ON } from './applying.ts'
import type { Page } from './page.ts'

/** Work with credit, collection and in the shops of mavi. */
export const maviJobs: Page = {
  id: 12,
  identifier: 'unete-a-nuestro-equipo-ma',
  changedOn: JOBS_CHANGED_ON,
  countries: ['MX'],
  title: spanish('Únete a nuestro equipo: crédito, cobranza y tienda'),
  summary: spanish('Seis puestos en Puebla, Querétaro y Toluca, cerca de familias que compran a pagos.'),
  sections: [
    {
      heading: spanish('Crédito'),
      body: spanish(
        'Explicar un crédito para que se entienda es la mitad del trabajo; la otra mitad es decir que no a tiempo.',
      ),
      jobs: [
        {
          title: spanish('Analista de crédito'),
          place: spanish('Puebla, Puebla'),
          hours: spanish('40 horas, de lunes a viernes'),
          description: spanish(
            'Revisas identificaciones y referencias y decides solicitudes de hasta 5,000 pesos. Pedimos contaduría o economía, y cuidado con los datos de otros.',
          ),
        },
        {
          title: spanish('Asesora o asesor de crédito en tienda'),
          place: spanish('Querétaro, Querétaro'),
          hours: spanish('48 horas, seis días'),
          description: spanish(
            'Llenas solicitudes con la gente y le dices el total antes que el pago semanal. Pedimos preparatoria; el curso de dos semanas es pagado.',
          ),
        },
      ],
    },
    {
      heading: spanish('Cobranza'),
      body: spanish(
        'Cobramos con llamadas en horario, sin amenazas y sin hablar con terceros. Quien no está de acuerdo con eso no es para nosotros.',
      ),
      jobs: [
        {
          title: spanish('Gestora o gestor telefónico'),
          place: spanish('Toluca, Estado de México'),
          hours: spanish('40 horas, de 9 a 18\u00a0h'),
          description: spanish(
            'Llamas antes de la fecha y acuerdas pagos que se puedan cumplir. Pedimos seis meses de atención por teléfono y buen oído.',
          ),
        },
        {
          title: spanish('Visitadora o visitador'),
          place: spanish('Puebla, Puebla'),
          hours: spanish('48 horas, de lunes a sábado de día'),
          description: spanish(
            'Visitas domicilios con cita y recibes pagos solo con recibo. Pedimos motocicleta o auto propio; pagamos gasolina y seguro.',
          ),
        },
      ],
    },
    {
      heading: spanish('Tienda'),
      body: spanish('Comedores, refrigeradores y estufas: se vende mejor lo que uno mismo usa.'),
      jobs: [
        {
          title: spanish('Encargada o encargado de mostrador'),
          place: spanish('Toluca, Estado de México'),
          hours: spanish('48 horas, de lunes a sábado'),
          description: spanish(
            'Entregas pedidos y recibes devoluciones en el mostrador. Pedimos un año en atención a clientes y saber decir qué sigue.',
          ),
        },
        {
          title: spanish('Chofer repartidor'),
          place: spanish('Querétaro, Querétaro'),
          hours: spanish('48 horas, de lunes a sábado'),
          description: spanish(
            'Repartes en pareja muebles y línea blanca, hasta la puerta. Pedimos licencia de chofer vigente y dos años sin percances.',
          ),
        },
      ],
    },
    APPLY,
  ],
}
