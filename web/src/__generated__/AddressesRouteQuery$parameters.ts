/**
 * @generated SignedSource<<92d048ac4f58437ceea3837f8229626f>>
 * @relayHash af4ec4c71092595ef463e3e311192a29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 022d4adb781d693653888cb1069c38513b843589aff991427a5c6de0e1835ef4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AddressesRouteQuery } from './AddressesRouteQuery.graphql';

const node: PreloadableConcreteRequest<AddressesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "022d4adb781d693653888cb1069c38513b843589aff991427a5c6de0e1835ef4",
    "metadata": {},
    "name": "AddressesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
