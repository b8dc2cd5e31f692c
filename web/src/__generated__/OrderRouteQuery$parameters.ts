/**
 * @generated SignedSource<<b29dc1daee9546268a83a37981866834>>
 * @relayHash 4725d5fde2da629210c942fff27909b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22168b5d53585a87e94defbc6bbdebf605ab54f47e9af5ecd88dc5da90807ba

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c22168b5d53585a87e94defbc6bbdebf605ab54f47e9af5ecd88dc5da90807ba",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
