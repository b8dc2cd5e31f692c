/**
 * @generated SignedSource<<6d6f1c70b6a6a3d9a58faf5cc3167562>>
 * @relayHash 4b15238a216aec130e5a2580ffc32139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60c9796f7dbe225998d53529ffec9dfebc955afd2fa7852d4b7852a52c6caf59

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersRouteQuery } from './OrdersRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrdersRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60c9796f7dbe225998d53529ffec9dfebc955afd2fa7852d4b7852a52c6caf59",
    "metadata": {},
    "name": "OrdersRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
