/**
 * @generated SignedSource<<c8bf48b363b690a054d5366cca04380d>>
 * @relayHash 2c5b6b459c16606b170a17a812e711e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b3a894fdb0ef7f7cc342c472f6cb6ee646f2b48d7dd8c28942d3ace18bdb6cf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b3a894fdb0ef7f7cc342c472f6cb6ee646f2b48d7dd8c28942d3ace18bdb6cf",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
