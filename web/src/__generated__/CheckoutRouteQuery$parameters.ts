/**
 * @generated SignedSource<<f7d20b198cbfdd093a9e38c48328debe>>
 * @relayHash faf2ab83cd3c6fa24a06eaf1bf58bf00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80be3d7cdda539a6ab1a6b6696cdd7c9893663a332ba1c3c5cbc5cebadea0db6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80be3d7cdda539a6ab1a6b6696cdd7c9893663a332ba1c3c5cbc5cebadea0db6",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
