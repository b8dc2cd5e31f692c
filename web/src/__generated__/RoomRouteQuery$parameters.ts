/**
 * @generated SignedSource<<e471857f7f33138afa421f9bbffa3a5e>>
 * @relayHash 149a69069b1c67d83a16ea52b9281db3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49a605b31d099cfb729b68fb99017f1ab7dd3e061cd64d7863e07a34fea215db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RoomRouteQuery } from './RoomRouteQuery.graphql';

const node: PreloadableConcreteRequest<RoomRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49a605b31d099cfb729b68fb99017f1ab7dd3e061cd64d7863e07a34fea215db",
    "metadata": {},
    "name": "RoomRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
