// Parser of Socket.IO packets for JSON alone: the usual one looks through everything that is sent for binary values.
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

const isPlain = ({ type, nsp }: Packet): boolean =>
  nsp === '/' && (type === PacketType.EVENT || type === PacketType.ACK);

/** Writes what the usual encoder writes for data without binary values. */
class TextEncoder extends Encoder {
  override encode(packet: Packet): (string | Buffer)[] {
    return isPlain(packet)
      ? [`${packet.type}${packet.id ?? ''}${JSON.stringify(packet.data)}`]
      : super.encode(packet);
  }
}

export const textPackets = { Encoder: TextEncoder, Decoder };
