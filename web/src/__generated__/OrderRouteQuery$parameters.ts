/**
 * @generated SignedSource<<906ee5dd0716ff40144a118dbc6e0fa9>>
 * @relayHash d9410843445e1df200c58d1ef1e9309e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fe5fb675a1aa7ef9932c69ac0a643e15ed759688af4ebac40bb66c25013d528

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fe5fb675a1aa7ef9932c69ac0a643e15ed759688af4ebac40bb66c25013d528",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
