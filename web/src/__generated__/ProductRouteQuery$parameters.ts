/**
 * @generated SignedSource<<ecd74d262bfc455ce8ea2f3a773984ec>>
 * @relayHash 845c25b2d1ca17b13c3a94f1b43d1d54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1263ec29a50614c78ed96f775b5122eb1454357a51950f657af90f4b577e47ad

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1263ec29a50614c78ed96f775b5122eb1454357a51950f657af90f4b577e47ad",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
