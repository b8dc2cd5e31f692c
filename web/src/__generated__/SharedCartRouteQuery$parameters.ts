/**
 * @generated SignedSource<<ee886beaed998a714a999af0e798bf3a>>
 * @relayHash b05ce23941a9c132082bece462af516d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a1872cfab986df76c5bc3106ec4bd3c8b65119d632aea6dfbb5dc312e2a348

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedCartRouteQuery } from './SharedCartRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedCartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7a1872cfab986df76c5bc3106ec4bd3c8b65119d632aea6dfbb5dc312e2a348",
    "metadata": {},
    "name": "SharedCartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
