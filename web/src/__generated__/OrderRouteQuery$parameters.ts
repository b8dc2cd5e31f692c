/**
 * @generated SignedSource<<df4a9b59177efd52824bf816dfcce859>>
 * @relayHash 681014136c0faadb0ae2fe228a8b6dd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3347d6472342e00425321d3e7087b87e8ec35df232c97dc512d4c77d9e5fcb35

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3347d6472342e00425321d3e7087b87e8ec35df232c97dc512d4c77d9e5fcb35",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
