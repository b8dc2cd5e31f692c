/**
 * @generated SignedSource<<36969459c687fd28a40afa94b702bd71>>
 * @relayHash 58c9caa620b71ecd8180dbef11ecd149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e966bd1bd00156cb8731c1f70ec63cc6200236439b059e3f7de895100537ae13

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewAddressRouteQuery } from './NewAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<NewAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e966bd1bd00156cb8731c1f70ec63cc6200236439b059e3f7de895100537ae13",
    "metadata": {},
    "name": "NewAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
