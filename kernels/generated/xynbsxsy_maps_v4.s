# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	94f
testl	%edx,%edx
je	94f
testl	%esi,%esi
je	94f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6936,%rsp
movq	7008(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r14
movq	%r14,400(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	6992(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,368(%rsp)
movq	%r9,384(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,72(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,360(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,376(%rsp)
leaq	256(%rdi),%rbp
leaq	64(%r10),%rcx
vbroadcastss	95f(%rip),%zmm20
vbroadcastss	329f(%rip),%zmm14
vbroadcastss	332f(%rip),%zmm22
vxorps	%xmm18,%xmm18,%xmm18
xorl	%edx,%edx
vbroadcastss	97f(%rip),%zmm30
vbroadcastss	98f(%rip),%zmm31
vbroadcastss	99f(%rip),%zmm16
vbroadcastss	322f(%rip),%zmm21
vbroadcastss	323f(%rip),%zmm23
vbroadcastss	324f(%rip),%zmm29
vpbroadcastd	325f(%rip),%zmm17
movq	%r11,56(%rsp)
movq	%rsi,408(%rsp)
movq	%rbx,16(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	360(%rsp),%r8
cmpq	368(%rsp),%rdx
je	93f
3:
movq	%rdx,%r9
imulq	72(%rsp),%r9
movq	%r9,392(%rsp)
movq	%r8,%r14
xorl	%r15d,%r15d
movq	%r8,424(%rsp)
movq	%rdx,416(%rsp)
jmp	5f
.p2align	4
4:
incq	%r15
addq	376(%rsp),%r14
cmpq	72(%rsp),%r15
je	2b
5:
movq	392(%rsp),%r9
addq	%r15,%r9
imulq	%rsi,%r9
addq	384(%rsp),%r9
movq	%r9,448(%rsp)
movq	%r14,48(%rsp)
xorl	%r12d,%r12d
movq	%r14,440(%rsp)
movq	%r15,432(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	332f(%rip),%zmm22
vblendmps	3280(%rsp),%zmm22,%zmm0 {%k1}
movq	400(%rsp),%rdx
vmovups	3344(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%rsi)
movq	7008(%rsp),%rax
movq	408(%rsp),%rsi
movq	424(%rsp),%r8
vbroadcastss	95f(%rip),%zmm20
vbroadcastss	329f(%rip),%zmm14
movq	416(%rsp),%rdx
vbroadcastss	97f(%rip),%zmm30
vbroadcastss	98f(%rip),%zmm31
vbroadcastss	99f(%rip),%zmm16
vbroadcastss	322f(%rip),%zmm21
vbroadcastss	323f(%rip),%zmm23
vbroadcastss	324f(%rip),%zmm29
vpbroadcastd	325f(%rip),%zmm17
movq	440(%rsp),%r14
movq	432(%rsp),%r15
7:
incq	%r12
addq	$2,48(%rsp)
cmpq	%rsi,%r12
je	4b
8:
movq	448(%rsp),%r9
addq	%r12,%r9
movl	8(%rax),%r13d
movq	%r13,24(%rsp)
cmpq	%r13,%r9
jae	7b
movl	(%rax),%r15d
movl	12(%rax),%r13d
movl	16(%rax),%eax
movl	%eax,12(%rsp)
movq	%r15,%rbx
imulq	%r15,%rbx
movq	%rbx,%r8
movq	%r9,64(%rsp)
imulq	%r9,%r8
addq	%r8,%r8
vxorps	%xmm2,%xmm2,%xmm2
testq	%r15,%r15
movq	%r12,80(%rsp)
je	53f
movl	%r13d,288(%rsp)
leaq	(%r15,%r15),%rax
movl	$2,%r12d
subq	%r15,%r12
movq	48(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm24,%xmm24,%xmm24
vmovaps	%zmm20,%zmm26
vmovaps	%zmm20,%zmm25
vpbroadcastd	96f(%rip),%zmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
xorl	%r13d,%r13d
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm4,%zmm4
vaddps	%zmm13,%zmm10,%zmm10
vaddps	%zmm12,%zmm1,%zmm1
vaddps	%zmm15,%zmm8,%zmm8
incq	%r13
addq	%rax,%r14
cmpq	%r15,%r13
je	52f
32:
movl	%r14d,%esi
shrl	%esi
andl	$1073741823,%esi
shlq	$7,%rsi
movl	%eax,%edx
imull	%r13d,%edx
leal	(%r8,%rdx),%r9d
andl	$2147483646,%r9d
shlq	$6,%r9
leaq	(%r10,%r9),%rdx
vmovaps	(%r10,%r9),%zmm0
vmovaps	64(%r10,%r9),%zmm13
testb	$8,12(%rsp)
jne	36f
cmpl	$1,%r15d
jne	33f
vaddps	%zmm13,%zmm9,%zmm9
33:
leaq	192(%r10),%r9
addq	%r9,%rsi
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r15
jne	34f
vaddps	%zmm14,%zmm3,%zmm3
34:
vaddps	%zmm18,%zmm14,%zmm12
vaddps	%zmm18,%zmm13,%zmm15
je	45f
leaq	-2(%r15),%r9
testq	%r9,%r9
je	42f
movl	$1,%r9d
.p2align	4
35:
vmovaps	-64(%rsi),%zmm0
vmovaps	(%rsi),%zmm7
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r12,%r9),%r11
incq	%r11
incq	%r9
subq	$-128,%rsi
cmpq	$1,%r11
jne	35b
jmp	43f
.p2align	4
36:
cmpl	$1,%r15d
jne	37f
vaddps	%zmm13,%zmm9,%zmm9
37:
leaq	192(%r10),%r9
addq	%r9,%rsi
vcmpltps	%zmm30,%zmm13,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vaddps	%zmm31,%zmm12,%zmm7
vfmadd213ps	%zmm16,%zmm12,%zmm7
vfmadd213ps	%zmm21,%zmm12,%zmm7
vaddps	%zmm23,%zmm12,%zmm15
vfmadd213ps	%zmm29,%zmm12,%zmm15
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r15
jne	38f
vaddps	%zmm14,%zmm3,%zmm3
38:
vcmpltps	%zmm12,%zmm18,%k1
vmulps	%zmm7,%zmm26,%zmm26 {%k1}
vmulps	%zmm15,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm26,%zmm0
vpsrld	$23,%zmm25,%zmm7
vpsubd	%zmm7,%zmm6,%zmm6
vpaddd	%zmm0,%zmm6,%zmm6
vpbroadcastd	95f(%rip),%zmm0
vpternlogd	$236,%zmm17,%zmm0,%zmm26
vpternlogd	$236,%zmm17,%zmm0,%zmm25
vbroadcastss	95f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm24,%zmm24
vaddps	%zmm18,%zmm14,%zmm12
vaddps	%zmm18,%zmm13,%zmm15
je	45f
vmovups	%zmm5,96(%rsp)
vmovaps	%zmm27,%zmm11
vmovdqa64	%zmm25,%zmm5
vmovdqa64	%zmm26,%zmm25
vmovaps	%zmm24,%zmm27
leaq	-2(%r15),%r9
testq	%r9,%r9
je	47f
movl	$1,%r9d
vpxord	%xmm26,%xmm26,%xmm26
vpbroadcastd	95f(%rip),%zmm31
vbroadcastss	98f(%rip),%zmm21
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	322f(%rip),%zmm23
vbroadcastss	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm29
vmovdqa64	%zmm17,%zmm28
.p2align	4
39:
vmovaps	-64(%rsi),%zmm0
vmovaps	(%rsi),%zmm7
vcmpltps	%zmm30,%zmm7,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm21,%zmm16,%zmm17
vfmadd213ps	%zmm24,%zmm16,%zmm17
vfmadd213ps	%zmm23,%zmm16,%zmm17
vaddps	%zmm19,%zmm16,%zmm18
vfmadd213ps	%zmm29,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm26,%k1
vmulps	%zmm17,%zmm25,%zmm25 {%k1}
vmulps	%zmm18,%zmm5,%zmm5 {%k1}
vpsrld	$23,%zmm25,%zmm16
vpsrld	$23,%zmm5,%zmm17
vpsubd	%zmm17,%zmm6,%zmm6
vpaddd	%zmm16,%zmm6,%zmm6
vpternlogd	$236,%zmm28,%zmm31,%zmm25
vpternlogd	$236,%zmm28,%zmm31,%zmm5
vbroadcastss	95f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm27,%zmm27
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r12,%r9),%r11
incq	%r11
incq	%r9
subq	$-128,%rsi
cmpq	$1,%r11
jne	39b
jmp	48f
42:
movl	$1,%r9d
43:
movq	%r9,%rsi
shlq	$7,%rsi
vmovaps	(%rdx,%rsi),%zmm7
vmovaps	64(%rdx,%rsi),%zmm0
vsubps	%zmm0,%zmm7,%zmm7
incq	%r9
cmpq	%r15,%r9
jne	44f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
44:
movq	56(%rsp),%r11
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
45:
testq	%r13,%r13
jne	9b
46:
vaddps	%zmm12,%zmm27,%zmm27
vaddps	%zmm15,%zmm5,%zmm5
jmp	9b
47:
movl	$1,%r9d
vbroadcastss	98f(%rip),%zmm21
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	322f(%rip),%zmm23
vbroadcastss	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm29
48:
movq	%r9,%rsi
shlq	$7,%rsi
vmovaps	(%rdx,%rsi),%zmm7
vmovaps	64(%rdx,%rsi),%zmm0
vcmpltps	%zmm30,%zmm0,%k1
vmovaps	%zmm7,%zmm17 {%k1} {z}
vaddps	%zmm21,%zmm17,%zmm16
vfmadd213ps	%zmm24,%zmm17,%zmm16
vfmadd213ps	%zmm23,%zmm17,%zmm16
vaddps	%zmm19,%zmm17,%zmm18
vfmadd213ps	%zmm29,%zmm17,%zmm18
vsubps	%zmm0,%zmm7,%zmm7
incq	%r9
cmpq	%r15,%r9
vmovaps	%zmm21,%zmm31
vmovaps	%zmm23,%zmm21
vmovaps	%zmm19,%zmm23
jne	49f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
49:
movq	56(%rsp),%r11
vxorps	%xmm26,%xmm26,%xmm26
vcmpltps	%zmm17,%zmm26,%k1
vmovdqa64	%zmm25,%zmm26
vmulps	%zmm16,%zmm25,%zmm26 {%k1}
vmovdqa64	%zmm5,%zmm25
vmulps	%zmm18,%zmm5,%zmm25 {%k1}
vxorps	%xmm18,%xmm18,%xmm18
vpsrld	$23,%zmm26,%zmm16
vpsrld	$23,%zmm25,%zmm17
vpsubd	%zmm17,%zmm6,%zmm6
vpaddd	%zmm16,%zmm6,%zmm6
vpbroadcastd	95f(%rip),%zmm16
vpbroadcastd	325f(%rip),%zmm17
vpternlogd	$236,%zmm17,%zmm16,%zmm26
vpternlogd	$236,%zmm17,%zmm16,%zmm25
vbroadcastss	95f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm27,%zmm24
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
vbroadcastss	99f(%rip),%zmm16
vmovaps	%zmm11,%zmm27
vmovups	96(%rsp),%zmm5
testq	%r13,%r13
jne	9b
jmp	46b
.p2align	4
52:
vbroadcastss	326f(%rip),%zmm14
vmulps	%zmm14,%zmm5,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm14,%zmm15,%zmm0
vrndscaleps	$8,%zmm0,%zmm11
vmulps	%zmm14,%zmm10,%zmm0
vrndscaleps	$8,%zmm0,%zmm10
vmulps	%zmm14,%zmm9,%zmm0
vrndscaleps	$8,%zmm0,%zmm7
vmulps	%zmm14,%zmm8,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vcvtudq2ps	%zmm6,%zmm6
vaddps	327f(%rip){1to16},%zmm6,%zmm5
vmovups	%zmm5,5392(%rsp)
movl	288(%rsp),%r13d
vbroadcastss	329f(%rip),%zmm14
jmp	54f
53:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm5,5392(%rsp)
vmovaps	%zmm20,%zmm25
vmovaps	%zmm20,%zmm26
54:
vpxord	%xmm28,%xmm28,%xmm28
vcvtusi2ss	%r15d,%xmm28,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm13,%zmm6,%zmm8
vmaxps	%zmm20,%zmm8,%zmm8
vdivps	%zmm8,%zmm20,%zmm8
vmulps	%zmm8,%zmm27,%zmm5
vsubps	%zmm11,%zmm6,%zmm8
vmaxps	%zmm20,%zmm8,%zmm8
vdivps	%zmm8,%zmm20,%zmm8
vmulps	%zmm8,%zmm12,%zmm8
vsubps	%zmm10,%zmm6,%zmm9
vmaxps	%zmm20,%zmm9,%zmm9
vdivps	%zmm9,%zmm20,%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vsubps	%zmm7,%zmm6,%zmm7
vmaxps	%zmm20,%zmm7,%zmm7
vdivps	%zmm7,%zmm20,%zmm7
vmulps	%zmm7,%zmm3,%zmm3
vminps	%zmm5,%zmm8,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vmaxps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vminps	%zmm4,%zmm3,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vminps	%zmm7,%zmm8,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm5,%zmm4,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm4,%zmm8 {%k1}
vminps	%zmm7,%zmm8,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vaddps	%zmm4,%zmm3,%zmm3
vbroadcastss	328f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm3
vcvtusi2ss	%rbx,%xmm28,%xmm5
vandps	%zmm14,%zmm1,%zmm4
vbroadcastss	%xmm5,%zmm8
vsubps	%zmm0,%zmm8,%zmm17
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm22,%zmm0,%zmm7
testq	%r15,%r15
vmovups	%zmm24,6096(%rsp)
vmovdqu64	%zmm26,6032(%rsp)
vmovdqu64	%zmm25,5968(%rsp)
je	63f
leaq	(%r15,%r15),%rax
movl	%r15d,%edx
andl	$-2,%edx
movq	48(%rsp),%rsi
imulq	%rbx,%rsi
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r9d,%r9d
jmp	58f
.p2align	4
55:
vxorps	%xmm0,%xmm0,%xmm0
xorl	%r14d,%r14d
56:
vmovaps	%zmm11,%zmm12
vmovaps	%zmm10,%zmm11
movl	%eax,%r11d
imull	%r9d,%r11d
addl	%r8d,%r11d
andl	$2147483646,%r11d
shlq	$6,%r11
vcvtsi2ss	%r14,%xmm28,%xmm13
addq	%r10,%r11
shlq	$7,%r14
vmovaps	(%r11,%r14),%zmm10
vmovaps	64(%r11,%r14),%zmm14
vsubps	%zmm14,%zmm10,%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmaxps	%zmm18,%zmm10,%zmm10
vfmadd132ps	%zmm22,%zmm7,%zmm14
vfmsub231ps	%zmm10,%zmm10,%zmm14
vmaxps	%zmm18,%zmm14,%zmm14
vbroadcastss	%xmm13,%zmm10
vaddps	%zmm14,%zmm0,%zmm0
vfmadd213ps	%zmm11,%zmm14,%zmm10
vmulss	%xmm13,%xmm13,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm12,%zmm14,%zmm11
57:
vcvtsi2ss	%r9,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm0,%zmm5,%zmm5
vfmadd231ps	%zmm13,%zmm0,%zmm9
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm0,%zmm2
incq	%r9
addq	%rax,%rsi
cmpq	%r15,%r9
je	62f
58:
cmpl	$1,%r15d
je	55b
movl	%esi,%r12d
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
leaq	192(%r10),%r11
addq	%r11,%r12
vxorps	%xmm0,%xmm0,%xmm0
xorl	%r14d,%r14d
.p2align	4
59:
vmovaps	-192(%r12),%zmm12
vmovaps	-128(%r12),%zmm13
vmovaps	-64(%r12),%zmm14
vmovaps	(%r12),%zmm15
vsubps	%zmm13,%zmm12,%zmm12
vsubps	%zmm3,%zmm12,%zmm12
vmaxps	%zmm18,%zmm12,%zmm12
vfmadd213ps	%zmm7,%zmm22,%zmm13
vfmsub231ps	%zmm12,%zmm12,%zmm13
vmaxps	%zmm18,%zmm13,%zmm12
vcvtsi2ss	%r14,%xmm31,%xmm13
vbroadcastss	%xmm13,%zmm16
vaddps	%zmm12,%zmm0,%zmm0
vfmadd213ps	%zmm10,%zmm12,%zmm16
vmulss	%xmm13,%xmm13,%xmm10
vbroadcastss	%xmm10,%zmm13
vfmadd213ps	%zmm11,%zmm12,%zmm13
vsubps	%zmm15,%zmm14,%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmaxps	%zmm18,%zmm10,%zmm10
vfmadd213ps	%zmm7,%zmm22,%zmm15
vfmsub231ps	%zmm10,%zmm10,%zmm15
vmaxps	%zmm18,%zmm15,%zmm12
leaq	1(%r14),%r11
vcvtsi2ss	%r11,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm10
vaddps	%zmm12,%zmm0,%zmm0
vfmadd213ps	%zmm16,%zmm12,%zmm10
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm13,%zmm12,%zmm11
addq	$2,%r14
addq	$256,%r12
cmpq	%rdx,%r14
jne	59b
testb	$1,%r15b
jne	56b
jmp	57b
.p2align	4
62:
movq	56(%rsp),%r11
jmp	64f
63:
xorl	%eax,%eax
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
64:
vmaxps	334f(%rip){1to16},%zmm5,%zmm0
vdivps	%zmm0,%zmm20,%zmm7
vcmpgtps	335f(%rip){1to16},%zmm5,%k1
vaddps	336f(%rip){1to16},%zmm6,%zmm0
vdivps	337f(%rip){1to16},%zmm8,%zmm8
vmulps	%zmm19,%zmm0,%zmm6
vmovaps	%zmm6,%zmm12
vmulps	%zmm7,%zmm10,%zmm12 {%k1}
vmulps	%zmm7,%zmm11,%zmm0
vfnmadd231ps	%zmm12,%zmm12,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm8,%zmm10
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm8,%zmm10 {%k2}
vbroadcastss	338f(%rip),%zmm11
vmaxps	%zmm11,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm7,%zmm9,%zmm6 {%k1}
vmulps	%zmm7,%zmm2,%zmm2
vfnmadd231ps	%zmm6,%zmm6,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm8,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vmaxps	%zmm11,%zmm7,%zmm2
vsqrtps	%zmm2,%zmm2
vpcmpgtd	333f(%rip){1to16},%zmm4,%k0
vmulps	339f(%rip){1to16},%zmm0,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmulps	%zmm4,%zmm5,%zmm4
vfnmadd231ps	%zmm17,%zmm3,%zmm1
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm1,%zmm4,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm20,%zmm5,%zmm1
vbroadcastss	20(%r11),%zmm4
vmulss	24(%r11),%xmm4,%xmm5
vbroadcastss	%xmm5,%zmm5
vxorps	%xmm22,%xmm22,%xmm22
vcmpltps	%zmm4,%zmm22,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vcmpltps	%zmm5,%zmm22,%k1
vbroadcastss	52(%r11),%zmm18
vbroadcastss	76(%r11),%zmm19
vbroadcastss	56(%r11),%zmm15
vbroadcastss	80(%r11),%zmm16
vbroadcastss	60(%r11),%zmm13
vbroadcastss	84(%r11),%zmm14
vbroadcastss	64(%r11),%zmm10
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm8
vbroadcastss	92(%r11),%zmm9
vmovaps	%zmm5,%zmm2 {%k1}
vbroadcastss	72(%r11),%zmm5
vbroadcastss	96(%r11),%zmm7
vminps	%zmm12,%zmm19,%zmm4
vcmpunordps	%zmm12,%zmm12,%k1
vmovups	%zmm19,2832(%rsp)
vmovaps	%zmm19,%zmm4 {%k1}
vmaxps	%zmm4,%zmm18,%zmm26
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm18,3920(%rsp)
vmovaps	%zmm18,%zmm26 {%k1}
vminps	%zmm6,%zmm16,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,2896(%rsp)
vmovaps	%zmm16,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,3984(%rsp)
vmovaps	%zmm15,%zmm6 {%k1}
vmovups	%zmm6,1104(%rsp)
vmovups	%zmm14,2960(%rsp)
vminps	%zmm1,%zmm14,%zmm1
vmovups	%zmm13,3024(%rsp)
vmaxps	%zmm1,%zmm13,%zmm23
vminps	%zmm3,%zmm11,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm11,3088(%rsp)
vmovaps	%zmm11,%zmm1 {%k1}
vmaxps	%zmm1,%zmm10,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm10,3152(%rsp)
vmovaps	%zmm10,%zmm3 {%k1}
vmovaps	%zmm3,%zmm10
vminps	%zmm0,%zmm9,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm9,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm15
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm15 {%k1}
vminps	%zmm2,%zmm7,%zmm0
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm19
vmovups	%zmm17,5904(%rsp)
vcmpltps	342f(%rip){1to16},%zmm17,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm0,%zmm0,%k2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3792(%rsp)
vblendmps	%zmm22,%zmm20,%zmm18 {%k1}
vbroadcastss	343f(%rip),%zmm1
vbroadcastss	344f(%rip),%zmm0
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3280(%rsp)
vmovaps	%zmm5,%zmm19 {%k2}
vcvtusi2ss	%r13d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5520(%rsp)
vmovups	%zmm8,4112(%rsp)
vmovups	%zmm9,4048(%rsp)
vsubss	%xmm8,%xmm9,%xmm0
vmovss	338f(%rip),%xmm2
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6224(%rsp)
vmovups	%zmm5,4240(%rsp)
vmovups	%zmm7,4176(%rsp)
vsubss	%xmm5,%xmm7,%xmm0
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6160(%rsp)
movq	%r15,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r12
leaq	(%r12,%rbp),%r9
movq	48(%rsp),%rdx
imulq	%rbx,%rdx
movq	%rdx,88(%rsp)
movq	%r15,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3600(%rsp)
vmovups	%zmm0,2512(%rsp)
vmovups	%zmm0,2576(%rsp)
vmovups	%zmm0,3664(%rsp)
vmovups	%zmm0,2640(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,2320(%rsp)
vmovups	%zmm20,2704(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,5456(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,2256(%rsp)
vmovups	%zmm0,3216(%rsp)
vmovups	%zmm1,3728(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,4944(%rsp)
vbroadcastss	333f(%rip),%zmm0
vmovups	%zmm0,4304(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3344(%rsp)
vpbroadcastd	353f(%rip),%zmm6
vpbroadcastd	349f(%rip),%zmm21
vpbroadcastd	348f(%rip),%zmm14
vpbroadcastd	347f(%rip),%zmm22
movq	%rbx,456(%rsp)
jmp	66f
.p2align	4
65:
vmulps	%zmm0,%zmm4,%zmm0
vfmadd213ps	%zmm6,%zmm0,%zmm31
vmulps	5584(%rsp),%zmm31,%zmm6
vfmadd213ps	%zmm28,%zmm6,%zmm15
vfmadd213ps	%zmm15,%zmm0,%zmm8
vmulps	4368(%rsp),%zmm8,%zmm9
vfmadd213ps	%zmm17,%zmm9,%zmm1
vfmadd213ps	%zmm1,%zmm6,%zmm11
vfmadd213ps	%zmm11,%zmm0,%zmm13
vmulps	656(%rsp),%zmm13,%zmm1
vmovups	4432(%rsp),%zmm2
vfmadd213ps	%zmm12,%zmm1,%zmm2
vfmadd213ps	%zmm2,%zmm9,%zmm7
vfmadd213ps	%zmm7,%zmm6,%zmm14
vfmadd213ps	%zmm14,%zmm0,%zmm22
vmovups	%zmm3,2128(%rsp)
vmulps	3536(%rsp),%zmm22,%zmm3
vmovups	5648(%rsp),%zmm11
vfmadd213ps	%zmm24,%zmm3,%zmm11
vmovups	976(%rsp),%zmm8
vmulps	%zmm3,%zmm8,%zmm22
vmovups	1104(%rsp),%zmm2
vaddps	%zmm22,%zmm2,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2896(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3984(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vcmpeqps	%zmm2,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	4496(%rsp),%zmm2
vfmadd213ps	%zmm11,%zmm1,%zmm2
vmovups	4560(%rsp),%zmm3
vfmadd213ps	%zmm2,%zmm9,%zmm3
vmovups	2384(%rsp),%zmm2
vfmadd213ps	%zmm3,%zmm6,%zmm2
vfmadd213ps	%zmm2,%zmm0,%zmm20
vmovups	1232(%rsp),%zmm11
vmulps	%zmm20,%zmm11,%zmm4
vmovups	1616(%rsp),%zmm13
vxorps	%xmm14,%xmm14,%xmm14
vaddps	%zmm4,%zmm13,%zmm7
vcmpunordps	%zmm7,%zmm7,%k2
vmovups	2832(%rsp),%zmm12
vminps	%zmm7,%zmm12,%zmm3
vmovaps	%zmm12,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	3920(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k2}
vcmpeqps	%zmm13,%zmm3,%k2
vcmpneqps	%zmm3,%zmm7,%k0 {%k2}
vmovups	464(%rsp),%zmm15
vmulps	%zmm1,%zmm15,%zmm1
vmovups	%zmm1,1936(%rsp)
vmovups	1168(%rsp),%zmm24
vaddps	%zmm1,%zmm24,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2960(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3024(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpeqps	%zmm24,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k2 {%k2}
vmovups	720(%rsp),%zmm20
vmulps	%zmm9,%zmm20,%zmm1
vmovups	%zmm1,2000(%rsp)
vmovups	912(%rsp),%zmm7
vaddps	%zmm1,%zmm7,%zmm1
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	3088(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k3}
vcmpunordps	%zmm2,%zmm2,%k3
vmovups	3152(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k3}
vcmpeqps	%zmm7,%zmm2,%k3
vcmpneqps	%zmm2,%zmm1,%k3 {%k3}
vmovups	2768(%rsp),%zmm7
vmulps	%zmm6,%zmm7,%zmm21
vmovups	5264(%rsp),%zmm30
vaddps	%zmm21,%zmm30,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4048(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	4112(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k4}
vcmpeqps	%zmm30,%zmm2,%k4
vcmpneqps	%zmm2,%zmm1,%k4 {%k4}
vmovups	1552(%rsp),%zmm1
vmulps	%zmm0,%zmm1,%zmm19
vmovups	1488(%rsp),%zmm6
vaddps	%zmm19,%zmm6,%zmm0
vcmpunordps	%zmm0,%zmm0,%k5
vmovups	4176(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k5}
vcmpunordps	%zmm2,%zmm2,%k5
vmovups	4240(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k5}
vcmpeqps	%zmm6,%zmm2,%k5
vcmpneqps	%zmm2,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	352f(%rip),%zmm2 {%k4} {z}
vpbroadcastd	353f(%rip),%zmm29
vpord	%zmm29,%zmm2,%zmm2 {%k5}
vpbroadcastd	349f(%rip),%zmm28
vpord	%zmm28,%zmm2,%zmm2 {%k3}
vpbroadcastd	348f(%rip),%zmm27
vpord	%zmm27,%zmm2,%zmm2 {%k2}
vpbroadcastd	347f(%rip),%zmm25
vpord	%zmm25,%zmm2,%zmm2 {%k1}
vpord	%zmm0,%zmm2,%zmm0
vbroadcastss	95f(%rip),%zmm12
vmovups	6352(%rsp),%zmm2
vminps	%zmm12,%zmm2,%zmm2
vminps	%zmm2,%zmm18,%zmm2
vminps	%zmm2,%zmm5,%zmm2
vminps	%zmm2,%zmm23,%zmm2
vminps	%zmm2,%zmm26,%zmm2
vmulps	5072(%rsp),%zmm11,%zmm3
vmulps	%zmm3,%zmm11,%zmm3
vmovups	1872(%rsp),%zmm17
vsubps	%zmm17,%zmm12,%zmm6
vfmadd231ps	%zmm3,%zmm17,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	5136(%rsp),%zmm8,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmovups	1744(%rsp),%zmm5
vsubps	%zmm5,%zmm12,%zmm6
vfmadd231ps	%zmm3,%zmm5,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	224(%rsp),%zmm15,%zmm3
vmulps	%zmm3,%zmm15,%zmm3
vmovups	1808(%rsp),%zmm26
vsubps	%zmm26,%zmm12,%zmm6
vfmadd231ps	%zmm3,%zmm26,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	160(%rsp),%zmm20,%zmm3
vmulps	%zmm3,%zmm20,%zmm3
vmovups	1680(%rsp),%zmm29
vsubps	%zmm29,%zmm12,%zmm6
vfmadd231ps	%zmm3,%zmm29,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	4624(%rsp),%zmm7,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vmovups	5328(%rsp),%zmm16
vsubps	%zmm16,%zmm12,%zmm6
vfmadd231ps	%zmm3,%zmm16,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	5200(%rsp),%zmm1,%zmm3
vmulps	%zmm3,%zmm1,%zmm3
vmovups	3472(%rsp),%zmm1
vsubps	%zmm1,%zmm12,%zmm6
vfmadd231ps	%zmm3,%zmm1,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vdivps	%zmm24,%zmm12,%zmm3
vmovaps	%zmm24,%zmm27
vmulps	%zmm3,%zmm15,%zmm1
vmovups	%zmm1,464(%rsp)
vcmpltps	433f(%rip){1to16},%zmm2,%k3
vmovups	3792(%rsp),%zmm25
vmovaps	%zmm25,%zmm2
vfmadd132ps	528(%rsp),%zmm14,%zmm2
vmovups	3600(%rsp),%zmm28
vfmadd231ps	592(%rsp),%zmm28,%zmm2
vmovups	2192(%rsp),%zmm1
vfmadd231ps	2512(%rsp),%zmm1,%zmm2
vmovups	96(%rsp),%zmm1
vfmadd231ps	2576(%rsp),%zmm1,%zmm2
vmovups	3664(%rsp),%zmm31
vfmadd231ps	784(%rsp),%zmm31,%zmm2
vmovups	288(%rsp),%zmm1
vfmadd231ps	2640(%rsp),%zmm1,%zmm2
vmovups	2320(%rsp),%zmm6
vsubps	%zmm2,%zmm6,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vbroadcastss	338f(%rip),%zmm16
vmulps	%zmm16,%zmm6,%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vmovups	5712(%rsp),%zmm1
vsubps	3856(%rsp),%zmm1,%zmm1
vmovups	%zmm1,224(%rsp)
vmaxps	334f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm2,%zmm12,%zmm2
vcmpltps	2256(%rsp),%zmm14,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,2064(%rsp)
vcmpnltps	%zmm1,%zmm14,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	6288(%rsp),%zmm1
vpord	%zmm0,%zmm1,%zmm0
vmovdqa32	%zmm1,%zmm0 {%k6}
vmovdqu64	%zmm0,160(%rsp)
vmovups	%zmm6,2320(%rsp)
vmulps	%zmm2,%zmm6,%zmm0
vmulps	2704(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	4944(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmaxps	436f(%rip){1to16},%zmm0,%zmm3
vcmpnltps	%zmm6,%zmm14,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm12,%zmm3 {%k4}
vbroadcastss	329f(%rip),%zmm15
vandps	%zmm15,%zmm4,%zmm0
vbroadcastss	438f(%rip),%zmm18
vaddps	%zmm18,%zmm0,%zmm0
vdivps	%zmm0,%zmm12,%zmm9
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3408(%rsp),%zmm20
vmulps	%zmm9,%zmm20,%zmm0
vminps	%zmm3,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm15,%zmm22,%zmm0
vaddps	%zmm18,%zmm0,%zmm0
vdivps	%zmm0,%zmm12,%zmm8
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	2448(%rsp),%zmm1
vmulps	%zmm8,%zmm1,%zmm0
vminps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm15,%zmm21,%zmm0
vaddps	%zmm18,%zmm0,%zmm0
vdivps	%zmm0,%zmm12,%zmm0
vbroadcastss	328f(%rip),%zmm14
vmulps	%zmm14,%zmm0,%zmm7
vmulps	%zmm7,%zmm20,%zmm11
vmulps	%zmm7,%zmm1,%zmm7
vcmpunordps	%zmm11,%zmm11,%k4
vminps	%zmm11,%zmm7,%zmm11
vmovaps	%zmm7,%zmm11 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vmulps	6224(%rsp),%zmm0,%zmm7
vminps	%zmm11,%zmm7,%zmm11
vmovaps	%zmm7,%zmm11 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm11,%zmm2
vmovaps	%zmm11,%zmm2 {%k4}
vmovaps	%zmm19,%zmm23
vmovups	%zmm19,656(%rsp)
vandps	%zmm15,%zmm19,%zmm7
vaddps	%zmm18,%zmm7,%zmm7
vdivps	%zmm7,%zmm12,%zmm7
vmulps	%zmm14,%zmm7,%zmm11
vmulps	%zmm11,%zmm20,%zmm14
vmulps	%zmm11,%zmm1,%zmm11
vcmpunordps	%zmm14,%zmm14,%k4
vminps	%zmm14,%zmm11,%zmm14
vmovaps	%zmm11,%zmm14 {%k4}
vcmpunordps	%zmm14,%zmm14,%k4
vmulps	6160(%rsp),%zmm7,%zmm11
vminps	%zmm14,%zmm11,%zmm14
vmovaps	%zmm11,%zmm14 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm14,%zmm2
vmovaps	%zmm14,%zmm2 {%k4}
vxorps	%xmm1,%xmm1,%xmm1
vcmpltps	%zmm1,%zmm4,%k4
vmovaps	%zmm13,%zmm24
vmovups	2832(%rsp),%zmm6
vsubps	%zmm13,%zmm6,%zmm11
vmovups	3920(%rsp),%zmm13
vsubps	%zmm13,%zmm24,%zmm11 {%k4}
vmulps	%zmm9,%zmm11,%zmm9
vmulps	%zmm11,%zmm17,%zmm11
vcmpltps	%zmm11,%zmm1,%k4
vbroadcastss	439f(%rip),%zmm20
vmulps	%zmm20,%zmm9,%zmm9
vbroadcastss	346f(%rip),%zmm14
vmovaps	%zmm14,%zmm11
vminps	%zmm14,%zmm9,%zmm11 {%k4}
vcmpltps	%zmm1,%zmm22,%k4
vmovups	1104(%rsp),%zmm17
vmovups	2896(%rsp),%zmm6
vsubps	%zmm17,%zmm6,%zmm9
vmovups	3984(%rsp),%zmm19
vsubps	%zmm19,%zmm17,%zmm9 {%k4}
vmulps	%zmm8,%zmm9,%zmm8
vmulps	%zmm9,%zmm5,%zmm9
vcmpltps	%zmm9,%zmm1,%k4
vmovaps	%zmm14,%zmm9
vmulps	%zmm20,%zmm8,%zmm9 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vminps	%zmm11,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k4}
vmovups	1936(%rsp),%zmm5
vcmpltps	%zmm1,%zmm5,%k4
vandps	%zmm15,%zmm5,%zmm9
vaddps	%zmm18,%zmm9,%zmm9
vdivps	%zmm9,%zmm12,%zmm9
vmovups	2960(%rsp),%zmm5
vsubps	%zmm27,%zmm5,%zmm11
vsubps	3024(%rsp),%zmm27,%zmm11 {%k4}
vmulps	%zmm9,%zmm11,%zmm9
vmulps	%zmm11,%zmm26,%zmm11
vcmpltps	%zmm11,%zmm1,%k4
vmovaps	%zmm14,%zmm11
vmulps	%zmm20,%zmm9,%zmm11 {%k4}
vcmpunordps	%zmm8,%zmm8,%k4
vminps	%zmm8,%zmm11,%zmm8
vmovaps	%zmm11,%zmm8 {%k4}
vmovups	2000(%rsp),%zmm5
vandps	%zmm15,%zmm5,%zmm9
vaddps	%zmm18,%zmm9,%zmm9
vdivps	%zmm9,%zmm12,%zmm9
vcmpltps	%zmm1,%zmm5,%k4
vmovups	912(%rsp),%zmm26
vmovups	3088(%rsp),%zmm5
vsubps	%zmm26,%zmm5,%zmm11
vsubps	3152(%rsp),%zmm26,%zmm11 {%k4}
vmulps	%zmm9,%zmm11,%zmm9
vmulps	%zmm11,%zmm29,%zmm11
vcmpltps	%zmm11,%zmm1,%k4
vmovaps	%zmm14,%zmm11
vmulps	%zmm20,%zmm9,%zmm11 {%k4}
vcmpunordps	%zmm8,%zmm8,%k4
vminps	%zmm8,%zmm11,%zmm8
vmovaps	%zmm11,%zmm8 {%k4}
vcmpltps	%zmm1,%zmm21,%k4
vmovups	4048(%rsp),%zmm5
vsubps	%zmm30,%zmm5,%zmm9
vmovups	4112(%rsp),%zmm11
vsubps	%zmm11,%zmm30,%zmm9 {%k4}
vmulps	%zmm0,%zmm9,%zmm0
vmulps	5328(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm1,%k4
vmovaps	%zmm14,%zmm9
vmulps	%zmm20,%zmm0,%zmm9 {%k4}
vcmpunordps	%zmm8,%zmm8,%k4
vminps	%zmm8,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k4}
vcmpltps	%zmm1,%zmm23,%k4
vmovups	4176(%rsp),%zmm23
vmovups	1488(%rsp),%zmm6
vsubps	%zmm6,%zmm23,%zmm8
vmovups	4240(%rsp),%zmm29
vsubps	%zmm29,%zmm6,%zmm8 {%k4}
vmulps	%zmm7,%zmm8,%zmm7
vmulps	3472(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm1,%k4
vmovaps	%zmm14,%zmm8
vmulps	%zmm20,%zmm7,%zmm8 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vsqrtps	%zmm10,%zmm0
vmovups	2256(%rsp),%zmm20
vcmpnltps	%zmm20,%zmm1,%k0
vxorps	%xmm9,%xmm9,%xmm9
korw	%k0,%k3,%k7
vmovups	5456(%rsp),%zmm10
vcmpltps	%zmm0,%zmm10,%k0
korw	%k3,%k0,%k0
vcmpgtps	4304(%rsp),%zmm14,%k3
vcmpltps	%zmm2,%zmm7,%k4 {%k3}
vmovaps	%zmm7,%zmm2 {%k4}
vmulps	437f(%rip){1to16},%zmm0,%zmm7
vmulps	%zmm7,%zmm0,%zmm7
vmovups	464(%rsp),%zmm16
vmulps	%zmm7,%zmm16,%zmm8
vmovaps	%zmm14,%zmm8 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm24,%zmm2,%zmm4
vcmpunordps	%zmm4,%zmm4,%k5
vmovups	2832(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vmaxps	%zmm4,%zmm13,%zmm4
vmovaps	%zmm13,%zmm4 {%k5}
vfmadd213ps	%zmm17,%zmm2,%zmm22
vcmpunordps	%zmm22,%zmm22,%k5
vmovups	2896(%rsp),%zmm1
vminps	%zmm22,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k5}
vcmpunordps	%zmm7,%zmm7,%k5
vmaxps	%zmm7,%zmm19,%zmm7
vmovaps	%zmm19,%zmm7 {%k5}
vfmadd213ps	%zmm30,%zmm2,%zmm21
vcmpunordps	%zmm21,%zmm21,%k5
vmovaps	%zmm5,%zmm1
vminps	%zmm21,%zmm5,%zmm5
vmovaps	%zmm1,%zmm5 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vmaxps	%zmm5,%zmm11,%zmm18
vmovaps	%zmm11,%zmm18 {%k5}
vbroadcastss	16(%r11),%zmm5
vcmpleps	%zmm5,%zmm8,%k5
vmulss	%xmm5,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vcmpgeps	2128(%rsp),%zmm5,%k5 {%k5}
vmovaps	%zmm24,%zmm4 {%k3}
vsubps	%zmm24,%zmm4,%zmm5
vblendmps	%zmm25,%zmm5,%zmm25 {%k3}
vfmadd132ps	528(%rsp),%zmm9,%zmm5
vmovaps	%zmm17,%zmm7 {%k3}
vsubps	%zmm17,%zmm7,%zmm8
vblendmps	%zmm28,%zmm8,%zmm28 {%k3}
vdivps	%zmm3,%zmm12,%zmm9
vfmadd231ps	592(%rsp),%zmm8,%zmm5
vmovups	%zmm25,3792(%rsp)
vmulps	%zmm25,%zmm9,%zmm8
vbroadcastss	347f(%rip),%zmm22
vmovups	1040(%rsp),%zmm15
vmovups	2192(%rsp),%zmm24
vfnmadd213ps	%zmm24,%zmm8,%zmm15
vmovups	1296(%rsp),%zmm13
vmovups	96(%rsp),%zmm25
vfnmadd213ps	%zmm25,%zmm8,%zmm13
vmovups	%zmm28,3600(%rsp)
vmulps	%zmm28,%zmm9,%zmm8
vmovups	848(%rsp),%zmm11
vfnmadd213ps	%zmm15,%zmm8,%zmm11
vmovups	1360(%rsp),%zmm1
vfnmadd213ps	%zmm13,%zmm8,%zmm1
vmovaps	%zmm30,%zmm18 {%k3}
vmovaps	%zmm18,%zmm15
vsubps	%zmm30,%zmm18,%zmm8
vfmadd231ps	784(%rsp),%zmm8,%zmm5
vblendmps	%zmm31,%zmm8,%zmm31 {%k3}
vmovups	%zmm31,3664(%rsp)
vmulps	%zmm31,%zmm9,%zmm8
vbroadcastss	349f(%rip),%zmm21
vmovups	4752(%rsp),%zmm13
vfnmadd213ps	%zmm11,%zmm8,%zmm13
vmovups	1424(%rsp),%zmm11
vfnmadd213ps	%zmm1,%zmm8,%zmm11
kandw	%k0,%k2,%k2
vblendmps	%zmm10,%zmm0,%zmm10 {%k3}
vmovups	%zmm10,5456(%rsp)
vmulps	%zmm0,%zmm16,%zmm8
vmulps	435f(%rip){1to16},%zmm8,%zmm8
vcmpunordps	%zmm0,%zmm0,%k6
vminps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k6}
vmovups	3728(%rsp),%zmm10
vmovaps	%zmm10,%zmm8
vmulps	338f(%rip){1to16},%zmm10,%zmm8 {%k2}
vcmpnleps	%zmm8,%zmm0,%k0
vblendmps	%zmm10,%zmm8,%zmm10 {%k1}
vmovups	%zmm10,3728(%rsp)
vmovups	5776(%rsp),%zmm17
vmovaps	%zmm14,%zmm17 {%k7}
vmovups	2704(%rsp),%zmm0
vblendmps	%zmm0,%zmm2,%zmm0 {%k3}
vmovups	%zmm0,2704(%rsp)
vmovups	3216(%rsp),%zmm0
vmovaps	%zmm0,%zmm17 {%k1}
vcmpnleps	%zmm2,%zmm3,%k2
vfmadd132ps	656(%rsp),%zmm6,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm23,%zmm0
vmovaps	%zmm23,%zmm0 {%k6}
vcmpunordps	%zmm0,%zmm0,%k6
vmaxps	%zmm0,%zmm29,%zmm19
vmovaps	%zmm29,%zmm19 {%k6}
vmovaps	%zmm6,%zmm19 {%k3}
vsubps	%zmm6,%zmm19,%zmm0
vfmadd231ps	288(%rsp),%zmm0,%zmm5
vmovups	2640(%rsp),%zmm1
vblendmps	%zmm1,%zmm0,%zmm1 {%k3}
vmovups	%zmm1,2640(%rsp)
vmulps	%zmm1,%zmm9,%zmm0
vbroadcastss	348f(%rip),%zmm14
vmovups	4816(%rsp),%zmm1
vfnmadd213ps	%zmm13,%zmm0,%zmm1
vmovups	4880(%rsp),%zmm9
vfnmadd213ps	%zmm11,%zmm0,%zmm9
vmovups	6480(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm0
vmulps	4688(%rsp),%zmm6,%zmm1
vmovups	6416(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm2
vmulps	%zmm0,%zmm2,%zmm8
vfmsub231ps	%zmm9,%zmm10,%zmm8
vfnmadd213ps	%zmm12,%zmm2,%zmm2
vmaxps	424f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm2,%zmm12,%zmm2
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm2,%zmm10,%zmm2
vmulps	%zmm0,%zmm6,%zmm0
vmulps	%zmm6,%zmm1,%zmm1
vmulps	%zmm2,%zmm3,%zmm2
vbroadcastss	442f(%rip),%zmm9
vmulps	%zmm9,%zmm26,%zmm8
vcmpunordps	%zmm2,%zmm2,%k6
vmaxps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm8,%zmm2 {%k6}
vaddps	%zmm2,%zmm26,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vmovups	3088(%rsp),%zmm6
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k6}
vcmpunordps	%zmm2,%zmm2,%k6
vmovups	3152(%rsp),%zmm6
vmaxps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k6}
vmovaps	%zmm26,%zmm2 {%k3}
vsubps	%zmm26,%zmm2,%zmm8
vfmadd231ps	%zmm25,%zmm8,%zmm5
vmulps	%zmm0,%zmm3,%zmm0
vfnmadd231ps	%zmm1,%zmm8,%zmm0
korw	%k2,%k0,%k0
kmovw	2064(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2576(%rsp),%zmm1
vblendmps	%zmm1,%zmm8,%zmm1 {%k3}
vmovups	%zmm1,2576(%rsp)
vmovaps	%zmm12,%zmm1 {%k2} {z}
vmovaps	%zmm20,%zmm1 {%k1}
vmulps	%zmm9,%zmm27,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmaxps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k1}
vaddps	%zmm0,%zmm27,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	2960(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3024(%rsp),%zmm3
vmaxps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vmovaps	%zmm27,%zmm0 {%k3}
vsubps	%zmm27,%zmm0,%zmm8
vfmadd231ps	%zmm8,%zmm24,%zmm5
vmovups	2512(%rsp),%zmm3
vblendmps	%zmm3,%zmm8,%zmm3 {%k3}
vmovups	%zmm3,2512(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovaps	%zmm3,%zmm5 {%k4}
vmovups	2320(%rsp),%zmm3
vmovaps	%zmm3,%zmm5 {%k3}
vbroadcastss	353f(%rip),%zmm6
knotw	%k5,%k1
vmovups	224(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	5520(%rsp),%zmm8
vcmpgtps	3344(%rsp),%zmm8,%k1
vaddps	3856(%rsp),%zmm3,%zmm18 {%k1} {z}
vmovdqu64	160(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm3 {%k3} {z}
vmovaps	%zmm4,%zmm26
vmovups	%zmm7,1104(%rsp)
vmovaps	%zmm0,%zmm23
vmovaps	%zmm2,%zmm10
vmovups	%zmm5,2320(%rsp)
vmovups	%zmm1,2256(%rsp)
vmovups	%zmm17,3216(%rsp)
vmovaps	%zmm12,%zmm20
66:
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,46(%rsp)
knotw	%k0,%k0
kmovw	%k0,44(%rsp)
vpandd	%zmm22,%zmm3,%zmm0
vmovdqu64	%zmm0,6800(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,42(%rsp)
vpandd	%zmm14,%zmm3,%zmm0
vmovdqu64	%zmm0,6736(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,40(%rsp)
vpandd	%zmm21,%zmm3,%zmm0
vmovdqu64	%zmm0,6672(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,38(%rsp)
vpandd	352f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6608(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,36(%rsp)
vmovups	%zmm3,6288(%rsp)
vpandd	%zmm6,%zmm3,%zmm0
vmovdqu64	%zmm0,6544(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,34(%rsp)
vbroadcastss	356f(%rip),%zmm21
vmovaps	%zmm15,%zmm9
vxorps	%xmm3,%xmm3,%xmm3
.p2align	4
67:
vmovups	%zmm18,5712(%rsp)
vaddss	%xmm3,%xmm18,%xmm0
vmovshdup	%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm18,%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm18,%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm12
testq	%r15,%r15
vmovups	%zmm23,1168(%rsp)
vmovups	%zmm19,2448(%rsp)
vmovups	%zmm10,912(%rsp)
vmovups	%zmm26,1616(%rsp)
vmovups	%zmm9,3408(%rsp)
vmovss	%xmm12,2384(%rsp)
je	75f
vdivps	%zmm9,%zmm20,%zmm1
vmulps	354f(%rip){1to16},%zmm1,%zmm10
vbroadcastss	355f(%rip),%zmm7
vsubps	%zmm26,%zmm7,%zmm0
vmulps	%zmm10,%zmm0,%zmm3
vxorps	%zmm21,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vbroadcastss	357f(%rip),%zmm17
vmaxps	%zmm17,%zmm0,%zmm0
vbroadcastss	358f(%rip),%zmm18
vmulps	%zmm18,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	359f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm5,%zmm0
vbroadcastss	362f(%rip),%zmm22
vfmadd231ps	%zmm22,%zmm5,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vbroadcastss	363f(%rip),%zmm6
vbroadcastss	364f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm6
vbroadcastss	365f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm0,%zmm6
vmovaps	%zmm26,%zmm2
vbroadcastss	366f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm6
vbroadcastss	367f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm0,%zmm6
vfmadd213ps	%zmm20,%zmm0,%zmm6
vbroadcastss	368f(%rip),%zmm29
vaddps	%zmm29,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vbroadcastss	329f(%rip),%zmm16
vandps	%zmm16,%zmm3,%zmm5
vbroadcastss	369f(%rip),%zmm31
vfmadd132ps	%zmm31,%zmm20,%zmm5
vdivps	%zmm5,%zmm20,%zmm5
vbroadcastss	372f(%rip),%zmm30
vmovaps	%zmm30,%zmm6
vbroadcastss	373f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vbroadcastss	374f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vbroadcastss	328f(%rip),%zmm15
vblendmps	%zmm7,%zmm15,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	383f(%rip){1to16},%zmm1,%zmm4
vmulps	384f(%rip){1to16},%zmm1,%zmm5
vmovaps	%zmm10,%zmm16
vmulps	%zmm5,%zmm10,%zmm6
movq	%rbp,%rdx
xorl	%r14d,%r14d
vmovss	328f(%rip),%xmm28
vbroadcastss	385f(%rip),%zmm29
.p2align	4
68:
vcvtsi2ss	%r14,%xmm20,%xmm7
vaddss	%xmm28,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm2,%zmm7,%zmm7
vmulps	%zmm7,%zmm16,%zmm7
vxorps	%zmm21,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	357f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	359f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	362f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	363f(%rip),%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vaddps	368f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm20,%zmm10,%zmm13
vandps	329f(%rip){1to16},%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm20,%zmm10
vdivps	%zmm10,%zmm20,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	%zmm27,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vfmadd213ps	%zmm24,%zmm14,%zmm12
vfmadd213ps	%zmm25,%zmm14,%zmm12
vfmadd213ps	%zmm26,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	355f(%rip){1to16},%zmm15,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm29,%zmm3,%zmm13
vfmadd213ps	%zmm20,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rdx)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm29,%zmm7,%zmm13
vfmadd213ps	%zmm20,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rdx)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rdx)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rdx)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rdx)
incq	%r14
addq	$320,%rdx
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r15
jne	68b
vdivps	2448(%rsp),%zmm20,%zmm1
vmulps	354f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	355f(%rip),%zmm7
vmovups	1104(%rsp),%zmm14
vsubps	%zmm14,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vxorps	%zmm21,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vmaxps	357f(%rip){1to16},%zmm0,%zmm0
vmulps	%zmm18,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	359f(%rip){1to16},%zmm5,%zmm0
vfmadd231ps	362f(%rip){1to16},%zmm5,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vbroadcastss	363f(%rip),%zmm6
vfmadd213ps	364f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	365f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm20,%zmm0,%zmm6
vaddps	368f(%rip){1to16},%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vandps	329f(%rip){1to16},%zmm3,%zmm5
vfmadd132ps	%zmm31,%zmm20,%zmm5
vdivps	%zmm5,%zmm20,%zmm5
vmovaps	%zmm30,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm24,%zmm5,%zmm6
vfmadd213ps	%zmm25,%zmm5,%zmm6
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm15,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	383f(%rip){1to16},%zmm1,%zmm4
vmulps	384f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r9,%rdx
xorl	%r14d,%r14d
.p2align	4
69:
vcvtsi2ss	%r14,%xmm15,%xmm7
vaddss	%xmm28,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm14,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm21,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	357f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	359f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	362f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	363f(%rip),%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vaddps	368f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm20,%zmm10,%zmm13
vandps	329f(%rip){1to16},%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm20,%zmm10
vdivps	%zmm10,%zmm20,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	%zmm27,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vfmadd213ps	%zmm24,%zmm14,%zmm12
vfmadd213ps	%zmm25,%zmm14,%zmm12
vfmadd213ps	%zmm26,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	355f(%rip){1to16},%zmm15,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmovups	1104(%rsp),%zmm14
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm29,%zmm3,%zmm13
vfmadd213ps	%zmm20,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rdx)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm29,%zmm7,%zmm13
vfmadd213ps	%zmm20,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rdx)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rdx)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rdx)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rdx)
incq	%r14
addq	$320,%rdx
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r15
jne	69b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2384(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,528(%rsp)
vmovups	2256(%rsp),%zmm10
ja	72f
vxorps	%xmm10,%xmm10,%xmm10
72:
movq	88(%rsp),%r13
vmovups	%zmm0,592(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,96(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,1488(%rsp)
vmovups	%zmm0,976(%rsp)
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,1040(%rsp)
vmovups	%zmm0,848(%rsp)
vmovups	%zmm0,224(%rsp)
vmovups	%zmm0,1296(%rsp)
vmovups	%zmm0,1360(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm0,160(%rsp)
vmovups	%zmm0,656(%rsp)
vmovups	%zmm0,1680(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm0,1424(%rsp)
vmovups	%zmm0,1744(%rsp)
vmovups	%zmm0,1808(%rsp)
vmovups	%zmm0,1872(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,720(%rsp)
vmovups	%zmm0,464(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm0,1232(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm11,%xmm11,%xmm11
xorl	%edx,%edx
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm21,%xmm21,%xmm21
vmovups	1168(%rsp),%zmm23
.p2align	4
73:
vmovups	%zmm27,3536(%rsp)
vmovups	%zmm18,784(%rsp)
vmovups	%zmm28,1936(%rsp)
vmovups	%zmm11,2000(%rsp)
vmovups	%zmm3,2064(%rsp)
vmovups	%zmm1,288(%rsp)
vmovups	%zmm8,2128(%rsp)
vmovups	%zmm7,2192(%rsp)
vmovups	%zmm17,4688(%rsp)
vmovups	%zmm31,4752(%rsp)
vmovups	%zmm30,4816(%rsp)
vmovups	%zmm29,4880(%rsp)
movl	%r13d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%rdx,%r15),%r8
leaq	(%r8,%r8,4),%r8
shlq	$6,%r8
vmovaps	(%rdi,%r8),%zmm26
vmovaps	64(%rdi,%r8),%zmm9
vmovaps	128(%rdi,%r8),%zmm14
vmovaps	192(%rdi,%r8),%zmm0
vmovups	%zmm0,3472(%rsp)
vmovaps	256(%rdi,%r8),%zmm0
vmovups	%zmm0,4624(%rsp)
vmulps	%zmm26,%zmm23,%zmm7
vxorps	%xmm13,%xmm13,%xmm13
xorl	%r8d,%r8d
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm4,%xmm4,%xmm4
vmovups	912(%rsp),%zmm18
.p2align	4
74:
vmovaps	-64(%r14),%zmm3
vmovaps	-256(%rbp,%r8),%zmm2
vmovaps	-192(%rbp,%r8),%zmm1
vmovaps	%zmm2,%zmm19
vfmadd213ps	%zmm18,%zmm7,%zmm19
vaddps	(%r14),%zmm19,%zmm19
vdivps	%zmm19,%zmm20,%zmm23
vmovaps	-128(%rbp,%r8),%zmm20
vsubps	%zmm19,%zmm3,%zmm3
vmulps	%zmm23,%zmm3,%zmm3
vmulps	%zmm3,%zmm10,%zmm19
vfmadd213ps	%zmm23,%zmm23,%zmm19
vaddps	%zmm19,%zmm25,%zmm25
vaddps	%zmm3,%zmm27,%zmm27
vfmadd231ps	%zmm2,%zmm3,%zmm11
vfmadd231ps	%zmm1,%zmm3,%zmm8
vfmadd231ps	-64(%rbp,%r8),%zmm3,%zmm29
vfmadd231ps	%zmm20,%zmm3,%zmm28
vfmadd231ps	(%rbp,%r8),%zmm3,%zmm4
vmulps	%zmm19,%zmm2,%zmm3
vaddps	%zmm3,%zmm13,%zmm13
vfmadd231ps	%zmm3,%zmm2,%zmm12
vmulps	%zmm19,%zmm1,%zmm3
vaddps	%zmm3,%zmm17,%zmm17
vfmadd231ps	%zmm2,%zmm3,%zmm31
vfmadd231ps	%zmm3,%zmm1,%zmm30
vmulps	%zmm19,%zmm20,%zmm3
vaddps	%zmm3,%zmm0,%zmm0
vfmadd231ps	%zmm2,%zmm3,%zmm15
vfmadd231ps	%zmm1,%zmm3,%zmm16
vfmadd231ps	%zmm20,%zmm3,%zmm6
vbroadcastss	95f(%rip),%zmm20
addq	$320,%r8
subq	$-128,%r14
cmpq	%r8,%r12
jne	74b
vmovups	1168(%rsp),%zmm23
vmulps	%zmm9,%zmm23,%zmm3
vxorps	%xmm2,%xmm2,%xmm2
vfmadd213ps	%zmm2,%zmm7,%zmm30
vmovups	1488(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm7,%zmm1
vmovups	%zmm1,1488(%rsp)
vmovaps	%zmm31,%zmm1
vfmadd213ps	%zmm2,%zmm3,%zmm1
vmovups	976(%rsp),%zmm18
vfmadd231ps	%zmm1,%zmm7,%zmm18
vmovups	%zmm18,976(%rsp)
vmovaps	%zmm12,%zmm1
vfmadd213ps	%zmm2,%zmm3,%zmm1
vmovups	1552(%rsp),%zmm18
vfmadd231ps	%zmm1,%zmm3,%zmm18
vmovups	%zmm18,1552(%rsp)
vmovaps	%zmm31,%zmm1
vfmadd213ps	%zmm2,%zmm26,%zmm1
vmovups	1040(%rsp),%zmm18
vfmadd231ps	%zmm1,%zmm7,%zmm18
vmovups	%zmm18,1040(%rsp)
vmovaps	%zmm12,%zmm1
vfmadd213ps	%zmm2,%zmm26,%zmm1
vmovups	848(%rsp),%zmm18
vfmadd231ps	%zmm1,%zmm3,%zmm18
vmovups	%zmm18,848(%rsp)
vmovups	224(%rsp),%zmm18
vfmadd231ps	%zmm1,%zmm26,%zmm18
vmovups	%zmm18,224(%rsp)
vmovups	96(%rsp),%zmm1
vaddps	%zmm27,%zmm1,%zmm1
vmovups	%zmm1,96(%rsp)
vaddps	%zmm2,%zmm25,%zmm1
vmovups	160(%rsp),%zmm18
vaddps	%zmm1,%zmm18,%zmm18
vmovups	%zmm18,160(%rsp)
vaddps	%zmm2,%zmm17,%zmm1
vmovups	1296(%rsp),%zmm17
vfmadd231ps	%zmm1,%zmm7,%zmm17
vmovups	%zmm17,1296(%rsp)
vaddps	%zmm2,%zmm13,%zmm1
vmovups	1360(%rsp),%zmm17
vfmadd231ps	%zmm1,%zmm3,%zmm17
vmovups	%zmm17,1360(%rsp)
vmovups	4688(%rsp),%zmm17
vfmadd231ps	%zmm1,%zmm26,%zmm17
vfmadd213ps	%zmm2,%zmm7,%zmm0
vmovups	1424(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm1
vmovups	%zmm1,1424(%rsp)
vfmadd213ps	%zmm2,%zmm7,%zmm16
vmovups	656(%rsp),%zmm0
vfmadd231ps	%zmm16,%zmm7,%zmm0
vmovups	%zmm0,656(%rsp)
vfmadd213ps	%zmm2,%zmm7,%zmm6
vmovups	1744(%rsp),%zmm0
vfmadd231ps	%zmm6,%zmm7,%zmm0
vmovups	%zmm0,1744(%rsp)
vmulps	%zmm14,%zmm23,%zmm0
vfmadd213ps	%zmm2,%zmm0,%zmm31
vmovups	1808(%rsp),%zmm1
vfmadd231ps	%zmm31,%zmm7,%zmm1
vmovups	%zmm1,1808(%rsp)
vmovaps	%zmm15,%zmm1
vfmadd213ps	%zmm2,%zmm0,%zmm15
vmovups	720(%rsp),%zmm6
vfmadd231ps	%zmm15,%zmm7,%zmm6
vmovups	%zmm6,720(%rsp)
vmovups	528(%rsp),%zmm6
vfmadd231ps	%zmm8,%zmm7,%zmm6
vmovups	%zmm6,528(%rsp)
vmovups	784(%rsp),%zmm18
vfmadd231ps	%zmm28,%zmm7,%zmm18
vfmadd213ps	%zmm2,%zmm7,%zmm1
vmovups	1680(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm3,%zmm6
vmovups	%zmm6,1680(%rsp)
vmovups	4752(%rsp),%zmm31
vfmadd231ps	%zmm1,%zmm26,%zmm31
vmovups	592(%rsp),%zmm1
vfmadd231ps	%zmm11,%zmm3,%zmm1
vmovups	%zmm1,592(%rsp)
vfmadd213ps	%zmm2,%zmm0,%zmm12
vmovups	1872(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm12,%zmm1
vmovups	%zmm1,1872(%rsp)
vfmadd231ps	3472(%rsp),%zmm11,%zmm24
vfmadd231ps	4624(%rsp),%zmm11,%zmm21
vmovups	2192(%rsp),%zmm7
vfmadd231ps	%zmm11,%zmm26,%zmm7
vmovups	288(%rsp),%zmm1
vfmadd231ps	%zmm11,%zmm0,%zmm1
vmovups	1232(%rsp),%zmm3
vfmadd231ps	%zmm11,%zmm14,%zmm3
vmovups	%zmm3,1232(%rsp)
vfmadd231ps	%zmm8,%zmm9,%zmm22
vmovups	2064(%rsp),%zmm3
vfmadd231ps	%zmm8,%zmm14,%zmm3
vmovups	2000(%rsp),%zmm11
vfmadd231ps	%zmm9,%zmm28,%zmm11
vmovups	2128(%rsp),%zmm8
vfmadd231ps	%zmm28,%zmm14,%zmm8
vmovups	3536(%rsp),%zmm27
vfmadd231ps	%zmm28,%zmm26,%zmm27
vmovups	1936(%rsp),%zmm28
vfmadd231ps	%zmm29,%zmm26,%zmm28
vfmadd231ps	%zmm4,%zmm26,%zmm5
vmovups	4816(%rsp),%zmm30
vfmadd231ps	%zmm12,%zmm26,%zmm30
vmovups	464(%rsp),%zmm4
vfmadd231ps	%zmm12,%zmm0,%zmm4
vmovups	%zmm4,464(%rsp)
vfmadd213ps	%zmm2,%zmm0,%zmm13
vmovups	4880(%rsp),%zmm29
vaddps	%zmm13,%zmm29,%zmm29
incq	%rdx
addq	%rax,%r13
cmpq	%r15,%rdx
jne	73b
vmovups	%zmm1,288(%rsp)
vpbroadcastd	388f(%rip),%zmm14
vpbroadcastd	95f(%rip),%zmm15
vbroadcastss	398f(%rip),%zmm25
vmovups	848(%rsp),%zmm26
vmovups	3408(%rsp),%zmm1
vmovups	1040(%rsp),%zmm9
vmovups	592(%rsp),%zmm2
vmovups	528(%rsp),%zmm16
vmovss	2384(%rsp),%xmm12
vmovups	1232(%rsp),%zmm13
vmovdqu64	1552(%rsp),%zmm6
vmovups	1488(%rsp),%zmm4
jmp	77f
.p2align	4
75:
vmovaps	%zmm9,%zmm1
vucomiss	%xmm3,%xmm12
vmovups	2256(%rsp),%zmm10
vpbroadcastd	388f(%rip),%zmm14
vpbroadcastd	95f(%rip),%zmm15
vbroadcastss	398f(%rip),%zmm25
ja	76f
vxorps	%xmm10,%xmm10,%xmm10
76:
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vpxord	%xmm28,%xmm28,%xmm28
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm27,%xmm27,%xmm27
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,464(%rsp)
vmovups	%zmm0,720(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,1872(%rsp)
vmovups	%zmm0,1808(%rsp)
vmovups	%zmm0,1744(%rsp)
vmovups	%zmm0,1424(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,656(%rsp)
vmovups	%zmm0,160(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm0,1360(%rsp)
vmovups	%zmm0,1296(%rsp)
vmovups	%zmm0,224(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm9,%xmm9,%xmm9
vpxor	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,976(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,288(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm0,96(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm21,%xmm21,%xmm21
77:
vmulps	%zmm23,%zmm10,%zmm0
vdivps	%zmm1,%zmm20,%zmm1
vmulps	%zmm27,%zmm0,%zmm19
vfnmadd213ps	%zmm4,%zmm1,%zmm19
vdivps	2448(%rsp),%zmm20,%zmm1
vmulps	%zmm13,%zmm0,%zmm4
vfnmadd213ps	%zmm6,%zmm1,%zmm4
vfnmadd213ps	976(%rsp),%zmm0,%zmm22
vfnmadd213ps	656(%rsp),%zmm0,%zmm28
vfnmadd213ps	1680(%rsp),%zmm0,%zmm11
vmovups	%zmm11,2000(%rsp)
vfnmadd213ps	1744(%rsp),%zmm0,%zmm5
vmovups	%zmm5,4624(%rsp)
vfnmadd213ps	1808(%rsp),%zmm0,%zmm3
vmovups	%zmm3,2064(%rsp)
vfnmadd213ps	1872(%rsp),%zmm0,%zmm24
vfnmadd213ps	720(%rsp),%zmm0,%zmm8
vfnmadd213ps	464(%rsp),%zmm0,%zmm21
vfnmadd231ps	%zmm27,%zmm10,%zmm31
vbroadcastss	336f(%rip),%zmm11
vdivps	%zmm23,%zmm11,%zmm0
vfnmadd231ps	%zmm13,%zmm10,%zmm30
vmulps	%zmm0,%zmm10,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm12
vfmadd231ps	%zmm16,%zmm0,%zmm9
vfmadd231ps	%zmm0,%zmm2,%zmm26
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm26,848(%rsp)
vmovups	%zmm9,1040(%rsp)
vmovups	%zmm7,2192(%rsp)
vmovups	%zmm8,2128(%rsp)
vmovups	%zmm24,5840(%rsp)
vmovups	%zmm28,1936(%rsp)
vmovups	%zmm18,784(%rsp)
vmovups	%zmm22,5008(%rsp)
vmovups	%zmm2,592(%rsp)
vmovups	%zmm16,528(%rsp)
vmovups	%zmm21,5200(%rsp)
vmovups	%zmm4,5136(%rsp)
vmovups	%zmm19,5072(%rsp)
jbe	82f
vmovups	3408(%rsp),%zmm6
vmovaps	%zmm17,%zmm27
vmovups	3344(%rsp),%zmm0
vmovups	5712(%rsp),%zmm2
vaddps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,3344(%rsp)
vcmpgeps	386f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vaddss	%xmm3,%xmm1,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
vxorps	%xmm12,%xmm12,%xmm12
vpbroadcastd	387f(%rip),%zmm13
vbroadcastss	389f(%rip),%zmm16
vbroadcastss	392f(%rip),%zmm17
vbroadcastss	393f(%rip),%zmm18
vbroadcastss	394f(%rip),%zmm19
vbroadcastss	395f(%rip),%zmm22
vbroadcastss	396f(%rip),%zmm23
vbroadcastss	397f(%rip),%zmm24
vmovups	224(%rsp),%zmm5
jbe	83f
movq	%r11,%rbx
movq	%r10,%r11
movq	%r9,%r10
vxorps	%xmm0,%xmm0,%xmm0
testq	%r15,%r15
je	84f
movq	88(%rsp),%rdx
xorl	%r8d,%r8d
vmovups	1616(%rsp),%zmm26
.p2align	4
78:
movl	%edx,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r8,%r15),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	1168(%rsp),%zmm2
vmulps	(%rdi,%r9),%zmm2,%zmm2
movq	%rdi,%r13
xorl	%r9d,%r9d
vmovups	912(%rsp),%zmm28
.p2align	4
79:
vmovaps	(%r13),%zmm3
vfmadd213ps	%zmm28,%zmm2,%zmm3
vaddps	(%r14,%r9),%zmm3,%zmm3
vdivps	%zmm3,%zmm20,%zmm4
vmovaps	-64(%r14,%r9),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm20,%zmm4,%zmm6
vpaddd	%zmm13,%zmm6,%zmm6
vpandd	%zmm14,%zmm6,%zmm6
vpsubd	%zmm6,%zmm15,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm16,%zmm7
vfmadd213ps	%zmm17,%zmm8,%zmm7
vmovaps	%zmm18,%zmm9
vmovaps	%zmm22,%zmm10
vfmadd213ps	%zmm23,%zmm8,%zmm10
vfmadd213ps	%zmm19,%zmm8,%zmm9
vfmadd231ps	%zmm24,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm20,%zmm5,%zmm4
vfmadd231ps	%zmm25,%zmm6,%zmm10
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm0
subq	$-128,%r9
addq	$320,%r13
cmpq	%r9,%rsi
jne	79b
incq	%r8
addq	%rax,%rdx
cmpq	%r15,%r8
jne	78b
jmp	85f
.p2align	4
82:
vmovaps	%zmm9,%zmm25
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3856(%rsp)
vmovups	2448(%rsp),%zmm10
vmovups	3408(%rsp),%zmm14
vxorps	%xmm12,%xmm12,%xmm12
vmovups	1104(%rsp),%zmm8
vmovups	912(%rsp),%zmm9
vmovups	160(%rsp),%zmm3
vmovups	224(%rsp),%zmm5
vmovups	1616(%rsp),%zmm26
vmovups	96(%rsp),%zmm15
vmovaps	%zmm22,%zmm13
jmp	86f
.p2align	4
83:
vmovaps	%zmm9,%zmm25
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3856(%rsp)
vmovups	2448(%rsp),%zmm10
vmovaps	%zmm6,%zmm14
vmovups	1168(%rsp),%zmm23
vmovups	1104(%rsp),%zmm8
vmovaps	%zmm27,%zmm17
vmovups	912(%rsp),%zmm9
vmovups	784(%rsp),%zmm18
vmovups	5008(%rsp),%zmm13
vmovups	592(%rsp),%zmm2
vmovups	528(%rsp),%zmm16
vmovups	5200(%rsp),%zmm21
vmovups	160(%rsp),%zmm3
vmovups	5136(%rsp),%zmm4
vmovups	5072(%rsp),%zmm19
vmovups	1616(%rsp),%zmm26
vmovups	96(%rsp),%zmm15
jmp	86f
84:
vmovups	1616(%rsp),%zmm26
85:
vbroadcastss	399f(%rip),%zmm2
vmovups	4304(%rsp),%zmm3
vfmadd213ps	422f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm1,%zmm12,%k2
vaddps	%zmm2,%zmm3,%zmm1
vcmpltps	%zmm0,%zmm1,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm0,%zmm3 {%k3}
vmovups	%zmm3,4304(%rsp)
vmovups	3728(%rsp),%zmm0
vmaxps	343f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3728(%rsp)
vmovups	4944(%rsp),%zmm0
vbroadcastss	423f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4944(%rsp)
vblendmps	338f(%rip){1to16},%zmm20,%zmm0 {%k1}
vmovups	3792(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vsubps	%zmm2,%zmm26,%zmm26
vmovups	3600(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1104(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vmovups	2512(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1168(%rsp),%zmm23
vsubps	%zmm4,%zmm23,%zmm23
vmovups	2576(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	912(%rsp),%zmm13
vsubps	%zmm5,%zmm13,%zmm13
vmovups	3664(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	3408(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm14
vmovups	2640(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	2448(%rsp),%zmm9
vsubps	%zmm7,%zmm9,%zmm10
vmovups	2320(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2320(%rsp)
vmovups	2704(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2704(%rsp)
vmovups	2256(%rsp),%zmm0
vmovaps	%zmm12,%zmm0 {%k1}
vmovups	%zmm0,2256(%rsp)
vmovups	3216(%rsp),%zmm0
vbroadcastss	346f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3216(%rsp)
vmovaps	%zmm20,%zmm0 {%k1} {z}
vmovups	%zmm0,3856(%rsp)
vmovups	%zmm6,2640(%rsp)
vmovups	%zmm5,3664(%rsp)
vmovups	%zmm4,2576(%rsp)
vmovups	%zmm3,2512(%rsp)
vmovups	%zmm2,3600(%rsp)
vmovups	%zmm1,3792(%rsp)
movq	%r10,%r9
movq	%r11,%r10
movq	%rbx,%r11
movq	456(%rsp),%rbx
vmovaps	%zmm27,%zmm17
vmovups	1040(%rsp),%zmm25
vmovups	2192(%rsp),%zmm7
vmovups	96(%rsp),%zmm15
vmovaps	%zmm13,%zmm9
vmovups	784(%rsp),%zmm18
vmovups	5008(%rsp),%zmm13
vmovups	592(%rsp),%zmm2
vmovups	528(%rsp),%zmm16
vmovups	5200(%rsp),%zmm21
vmovups	160(%rsp),%zmm3
vmovups	224(%rsp),%zmm5
vmovups	5136(%rsp),%zmm4
vmovups	5072(%rsp),%zmm19
86:
vmovups	%zmm15,96(%rsp)
vmovups	%zmm5,224(%rsp)
vmovups	%zmm3,160(%rsp)
vmovups	%zmm14,5264(%rsp)
vmovups	%zmm23,1168(%rsp)
vmovups	%zmm10,1488(%rsp)
vbroadcastss	334f(%rip),%zmm1
vmovaps	%zmm2,%zmm22
vmaxps	%zmm1,%zmm19,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm20,%zmm6
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm20,%zmm4
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm20,%zmm19
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm20,%zmm2
vmovups	4624(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm20,%zmm27
vmovdqu64	6672(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm21,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6736(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6800(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm20,%zmm0
vmovups	%zmm0,1552(%rsp)
vcmpleps	3920(%rsp),%zmm26,%k4
vmovups	%zmm26,1616(%rsp)
vcmpgeps	2832(%rsp),%zmm26,%k5
vblendmps	%zmm16,%zmm11,%zmm0 {%k5}
vbroadcastss	356f(%rip),%zmm1
vxorps	%zmm1,%zmm16,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm12,%k7
kmovw	46(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm12,%zmm20,%zmm5 {%k5}
vmovups	%zmm5,1872(%rsp)
vcmpleps	3984(%rsp),%zmm8,%k4
vmovups	%zmm8,1104(%rsp)
vcmpgeps	2896(%rsp),%zmm8,%k6
vblendmps	%zmm22,%zmm11,%zmm0 {%k6}
vxorps	%zmm1,%zmm22,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm12,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm12,%zmm20,%zmm8 {%k6}
vmovups	%zmm8,1744(%rsp)
vcmpleps	3024(%rsp),%zmm23,%k2
vcmpgeps	2960(%rsp),%zmm23,%k4
vblendmps	%zmm7,%zmm11,%zmm0 {%k4}
vxorps	%zmm1,%zmm7,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm12,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm12,%zmm20,%zmm22 {%k4}
vmovups	%zmm22,1808(%rsp)
vcmpgeps	3088(%rsp),%zmm9,%k3
vblendmps	%zmm15,%zmm11,%zmm0 {%k3}
vmovups	%zmm9,912(%rsp)
vcmpleps	3152(%rsp),%zmm9,%k3
vxorps	%zmm1,%zmm15,%zmm0 {%k3}
vcmpgeps	4048(%rsp),%zmm14,%k3
vblendmps	%zmm18,%zmm11,%zmm3 {%k3}
vcmpleps	4112(%rsp),%zmm14,%k3
vxorps	%zmm1,%zmm18,%zmm3 {%k3}
vcmpgeps	4176(%rsp),%zmm10,%k3
vmovups	288(%rsp),%zmm9
vblendmps	%zmm9,%zmm11,%zmm15 {%k3}
vcmpleps	4240(%rsp),%zmm10,%k3
vxorps	%zmm1,%zmm9,%zmm15 {%k3}
vcmpleps	%zmm0,%zmm12,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm12,%zmm20,%zmm1 {%k1}
vmovups	%zmm1,1680(%rsp)
vmulps	%zmm8,%zmm4,%zmm10
vmovaps	%zmm4,%zmm8
vmovups	%zmm4,976(%rsp)
vmulps	%zmm10,%zmm13,%zmm0
vmovaps	%zmm16,%zmm24
vmulps	%zmm5,%zmm6,%zmm16
vmovaps	%zmm6,%zmm9
vmovups	%zmm6,1232(%rsp)
vmulps	%zmm16,%zmm0,%zmm5
vmulps	%zmm22,%zmm19,%zmm26
vmovaps	%zmm19,%zmm11
vmovups	%zmm19,464(%rsp)
vmulps	%zmm26,%zmm25,%zmm0
vmulps	%zmm16,%zmm0,%zmm6
vmulps	%zmm5,%zmm6,%zmm4
vmovaps	%zmm5,%zmm0
vmovaps	%zmm5,%zmm14
vfnmadd213ps	%zmm20,%zmm5,%zmm0
vbroadcastss	424f(%rip),%zmm21
vmovups	%zmm0,6352(%rsp)
vmaxps	%zmm21,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm1,%zmm2,%zmm19
vmovups	%zmm2,720(%rsp)
vmulps	1296(%rsp),%zmm19,%zmm5
vmulps	%zmm16,%zmm5,%zmm25
vmulps	%zmm14,%zmm25,%zmm7
vdivps	%zmm0,%zmm20,%zmm28
vmulps	%zmm28,%zmm8,%zmm0
vmovaps	%zmm20,%zmm0 {%k6}
vmovdqu64	6608(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k6
vmulps	%zmm9,%zmm0,%zmm9
vmovaps	%zmm0,%zmm9 {%k5}
vcmpleps	%zmm3,%zmm12,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm12,%zmm20,%zmm1 {%k6}
vmulps	848(%rsp),%zmm26,%zmm0
vfmsub231ps	%zmm0,%zmm10,%zmm4
vmulps	%zmm28,%zmm4,%zmm3
vmovups	%zmm3,656(%rsp)
vmovaps	%zmm6,%zmm0
vmulps	%zmm6,%zmm25,%zmm6
vmovaps	%zmm0,%zmm18
vmovaps	%zmm0,%zmm4
vfnmadd213ps	%zmm20,%zmm0,%zmm18
vfnmadd231ps	%zmm3,%zmm3,%zmm18
vmovaps	%zmm21,%zmm8
vmaxps	%zmm21,%zmm18,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm20,%zmm22
vmulps	1360(%rsp),%zmm19,%zmm0
vfmsub231ps	%zmm0,%zmm10,%zmm7
vmulps	%zmm28,%zmm7,%zmm21
vmovups	%zmm17,4688(%rsp)
vmulps	%zmm19,%zmm17,%zmm7
vfmsub231ps	%zmm7,%zmm26,%zmm6
vfnmadd231ps	%zmm3,%zmm21,%zmm6
vmulps	%zmm22,%zmm6,%zmm23
vmovaps	%zmm25,%zmm5
vfnmadd213ps	%zmm20,%zmm25,%zmm5
vfnmadd231ps	%zmm21,%zmm21,%zmm5
vfnmadd231ps	%zmm23,%zmm23,%zmm5
vmaxps	%zmm8,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm8
vmulps	%zmm22,%zmm11,%zmm11
vmovaps	%zmm20,%zmm11 {%k4}
vxorps	%xmm3,%xmm3,%xmm3
vcmpleps	%zmm15,%zmm3,%k4
vmulps	%zmm1,%zmm27,%zmm12
vmulps	1936(%rsp),%zmm12,%zmm7
vmulps	%zmm16,%zmm7,%zmm7
vmovaps	%zmm24,%zmm0
vmovaps	%zmm14,%zmm17
vmovups	%zmm14,4560(%rsp)
vmulps	%zmm14,%zmm7,%zmm13
vmulps	2000(%rsp),%zmm12,%zmm14
vfmsub231ps	%zmm14,%zmm10,%zmm13
vdivps	%zmm8,%zmm20,%zmm6
vmulps	%zmm6,%zmm2,%zmm14
vmovaps	%zmm20,%zmm14 {%k1}
vmovdqu64	6544(%rsp),%zmm8
vptestmd	%zmm8,%zmm8,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm3,%zmm20,%zmm3 {%k1}
vmovups	1552(%rsp),%zmm2
vmulps	%zmm3,%zmm2,%zmm15
vmulps	2064(%rsp),%zmm15,%zmm8
vmulps	%zmm16,%zmm8,%zmm8
vmulps	%zmm17,%zmm8,%zmm16
vmulps	5840(%rsp),%zmm15,%zmm17
vfmsub231ps	%zmm17,%zmm10,%zmm16
vmovups	%zmm4,4496(%rsp)
vmulps	%zmm4,%zmm7,%zmm17
vmovups	%zmm31,4752(%rsp)
vmulps	%zmm12,%zmm31,%zmm10
vfmsub231ps	%zmm10,%zmm26,%zmm17
vmulps	2128(%rsp),%zmm15,%zmm10
vmulps	%zmm7,%zmm8,%zmm24
vfmsub231ps	%zmm10,%zmm12,%zmm24
vmulps	1424(%rsp),%zmm12,%zmm10
vmovaps	%zmm25,%zmm31
vmovups	%zmm25,4432(%rsp)
vmulps	%zmm25,%zmm7,%zmm12
vfmsub231ps	%zmm10,%zmm19,%zmm12
vmulps	%zmm4,%zmm8,%zmm25
vmovups	%zmm30,4816(%rsp)
vmulps	%zmm15,%zmm30,%zmm10
vmovups	%zmm26,6480(%rsp)
vfmsub231ps	%zmm10,%zmm26,%zmm25
vmovups	%zmm29,4880(%rsp)
vmulps	%zmm15,%zmm29,%zmm10
vmulps	%zmm31,%zmm8,%zmm26
vmovups	%zmm19,6416(%rsp)
vfmsub231ps	%zmm10,%zmm19,%zmm26
vmulps	%zmm11,%zmm9,%zmm9
vmulps	%zmm14,%zmm9,%zmm9
vmovups	%zmm28,3536(%rsp)
vmulps	%zmm28,%zmm13,%zmm10
vmovups	656(%rsp),%zmm19
vfnmadd231ps	%zmm19,%zmm10,%zmm17
vmulps	%zmm22,%zmm17,%zmm13
vfnmadd231ps	%zmm21,%zmm10,%zmm12
vmovaps	%zmm23,%zmm14
vmovups	%zmm23,4368(%rsp)
vfnmadd231ps	%zmm23,%zmm13,%zmm12
vmulps	%zmm6,%zmm12,%zmm15
vmovaps	%zmm7,%zmm23
vfnmadd213ps	%zmm20,%zmm7,%zmm23
vfnmadd231ps	%zmm10,%zmm10,%zmm23
vfnmadd231ps	%zmm13,%zmm13,%zmm23
vfnmadd231ps	%zmm15,%zmm15,%zmm23
vbroadcastss	424f(%rip),%zmm12
vmaxps	%zmm12,%zmm23,%zmm11
vsqrtps	%zmm11,%zmm11
vdivps	%zmm11,%zmm20,%zmm4
vmovaps	%zmm27,%zmm30
vmulps	%zmm4,%zmm27,%zmm11
vmovaps	%zmm20,%zmm11 {%k6}
vmulps	%zmm28,%zmm16,%zmm16
vfnmadd231ps	%zmm19,%zmm16,%zmm25
vmulps	%zmm22,%zmm25,%zmm29
vfnmadd231ps	%zmm21,%zmm16,%zmm26
vfnmadd231ps	%zmm14,%zmm29,%zmm26
vmulps	%zmm6,%zmm26,%zmm31
vfnmadd231ps	%zmm10,%zmm16,%zmm24
vfnmadd231ps	%zmm13,%zmm29,%zmm24
vfnmadd231ps	%zmm15,%zmm31,%zmm24
vmulps	%zmm4,%zmm24,%zmm27
vmovaps	%zmm8,%zmm26
vfnmadd213ps	%zmm20,%zmm8,%zmm26
vfnmadd231ps	%zmm16,%zmm16,%zmm26
vfnmadd231ps	%zmm29,%zmm29,%zmm26
vfnmadd231ps	%zmm31,%zmm31,%zmm26
vfnmadd231ps	%zmm27,%zmm27,%zmm26
vmaxps	%zmm12,%zmm26,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	%zmm11,%zmm9,%zmm11
vdivps	%zmm12,%zmm20,%zmm9
vmovups	%zmm9,6864(%rsp)
vmovaps	%zmm2,%zmm20
vmulps	%zmm9,%zmm2,%zmm12
vmulps	%zmm12,%zmm11,%zmm9
vmovaps	%zmm11,%zmm9 {%k1}
vmovups	%zmm9,5776(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovss	2384(%rsp),%xmm11
vucomiss	%xmm9,%xmm11
kmovw	44(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmulps	1232(%rsp),%zmm0,%zmm11
vmovaps	%zmm1,%zmm0
vmovaps	%zmm3,%zmm1
vmovaps	%zmm11,%zmm12
vxorps	%xmm2,%xmm2,%xmm2
vfmadd213ps	%zmm2,%zmm11,%zmm12 {%k1} {z}
kmovw	42(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	976(%rsp),%zmm2
vmulps	592(%rsp),%zmm2,%zmm14
vmovaps	%zmm14,%zmm17 {%k1} {z}
vfmadd213ps	%zmm12,%zmm17,%zmm17
kmovw	40(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	464(%rsp),%zmm2
vmulps	2192(%rsp),%zmm2,%zmm12
vmovaps	%zmm12,%zmm24 {%k1} {z}
vfmadd213ps	%zmm17,%zmm24,%zmm24
kmovw	38(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	720(%rsp),%zmm2
vmulps	96(%rsp),%zmm2,%zmm17
vmovaps	%zmm17,%zmm25 {%k1} {z}
vfmadd213ps	%zmm24,%zmm25,%zmm25
kmovw	36(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm30,2768(%rsp)
vmulps	784(%rsp),%zmm30,%zmm28
vmovaps	%zmm28,%zmm24 {%k1} {z}
vfmadd213ps	%zmm25,%zmm24,%zmm24
kmovw	34(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	288(%rsp),%zmm20,%zmm25
vmovaps	%zmm25,%zmm3 {%k1} {z}
vfmadd213ps	%zmm24,%zmm3,%zmm3
vmulps	1872(%rsp),%zmm11,%zmm24
vmovups	4560(%rsp),%zmm20
vmulps	%zmm24,%zmm20,%zmm11
vfmsub231ps	1744(%rsp),%zmm14,%zmm11
vmovups	4496(%rsp),%zmm2
vmulps	%zmm24,%zmm2,%zmm14
vfmsub231ps	1808(%rsp),%zmm12,%zmm14
vmovups	4432(%rsp),%zmm12
vmulps	%zmm24,%zmm12,%zmm30
vfmsub231ps	1680(%rsp),%zmm17,%zmm30
vmulps	%zmm24,%zmm7,%zmm9
vmovups	%zmm0,5328(%rsp)
vfmsub231ps	%zmm28,%zmm0,%zmm9
vmulps	%zmm24,%zmm8,%zmm19
vmovups	%zmm1,3472(%rsp)
vfmsub231ps	%zmm25,%zmm1,%zmm19
vxorps	356f(%rip){1to16},%zmm20,%zmm0
vmovups	%zmm0,5648(%rsp)
vxorps	356f(%rip){1to16},%zmm2,%zmm0
vmovups	%zmm0,4496(%rsp)
vxorps	356f(%rip){1to16},%zmm12,%zmm0
vmovups	%zmm0,4560(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vxorps	356f(%rip){1to16},%zmm7,%zmm0
vmovups	%zmm0,2384(%rsp)
vxorps	356f(%rip){1to16},%zmm8,%zmm20
vmulps	3536(%rsp),%zmm11,%zmm12
vmovups	656(%rsp),%zmm0
vfnmadd231ps	%zmm0,%zmm12,%zmm14
vxorps	356f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4432(%rsp)
vfnmadd231ps	%zmm21,%zmm12,%zmm30
vxorps	356f(%rip){1to16},%zmm21,%zmm7
vmovups	%zmm22,656(%rsp)
vmulps	%zmm22,%zmm14,%zmm17
vmovups	4368(%rsp),%zmm0
vfnmadd231ps	%zmm0,%zmm17,%zmm30
vxorps	356f(%rip){1to16},%zmm0,%zmm1
vfnmadd231ps	%zmm10,%zmm12,%zmm9
vxorps	356f(%rip){1to16},%zmm10,%zmm14
vfnmadd231ps	%zmm13,%zmm17,%zmm9
vxorps	356f(%rip){1to16},%zmm13,%zmm11
vmovups	%zmm6,4368(%rsp)
vmulps	%zmm6,%zmm30,%zmm28
vfnmadd231ps	%zmm15,%zmm28,%zmm9
vxorps	356f(%rip){1to16},%zmm15,%zmm15
vfnmadd231ps	%zmm16,%zmm12,%zmm19
vxorps	356f(%rip){1to16},%zmm16,%zmm22
vfnmadd231ps	%zmm29,%zmm17,%zmm19
vxorps	356f(%rip){1to16},%zmm29,%zmm13
vfnmadd231ps	%zmm31,%zmm28,%zmm19
vxorps	356f(%rip){1to16},%zmm31,%zmm8
vmovups	%zmm4,5584(%rsp)
vmulps	%zmm4,%zmm9,%zmm6
vmovups	6864(%rsp),%zmm4
vfnmadd231ps	%zmm27,%zmm6,%zmm19
vxorps	356f(%rip){1to16},%zmm27,%zmm31
vmovaps	%zmm24,%zmm10
vfmadd213ps	%zmm25,%zmm24,%zmm10
vfmadd231ps	%zmm12,%zmm12,%zmm10
vfmadd231ps	%zmm17,%zmm17,%zmm10
vfmadd231ps	%zmm28,%zmm28,%zmm10
vfmadd231ps	%zmm6,%zmm6,%zmm10
vmulps	%zmm4,%zmm19,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm10
ja	65b
vmovaps	%zmm15,%zmm29
vmovaps	%zmm1,%zmm15
vmovups	%zmm20,96(%rsp)
vbroadcastss	16(%r11),%zmm9
vbroadcastss	95f(%rip),%zmm26
vmovups	464(%rsp),%zmm27
vdivps	%zmm27,%zmm26,%zmm16
vmovups	3216(%rsp),%zmm23
vdivps	%zmm23,%zmm26,%zmm18
vmulss	%xmm9,%xmm9,%xmm19
vbroadcastss	%xmm19,%zmm19
vcmpleps	%zmm19,%zmm3,%k1
vmovups	1168(%rsp),%zmm5
vmulps	%zmm5,%zmm16,%zmm16
vmulps	5776(%rsp),%zmm18,%zmm18
vmovups	720(%rsp),%zmm1
vdivps	%zmm1,%zmm26,%zmm19
vmovups	912(%rsp),%zmm30
vmulps	%zmm30,%zmm19,%zmm19
vmulps	425f(%rip){1to16},%zmm16,%zmm16
vmulps	426f(%rip){1to16},%zmm19,%zmm19
vcmpunordps	%zmm16,%zmm16,%k2
vmaxps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k2}
vbroadcastss	346f(%rip),%zmm20
vmovups	4304(%rsp),%zmm19
vcmpltps	%zmm20,%zmm19,%k2
vaddps	%zmm19,%zmm19,%zmm19
vsqrtps	%zmm19,%zmm19
vmulps	427f(%rip){1to16},%zmm19,%zmm19 {%k2} {z}
vcmpunordps	%zmm16,%zmm16,%k2
vmaxps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k2}
vmulps	%zmm18,%zmm18,%zmm18
vminps	%zmm26,%zmm18,%zmm18
vmulps	%zmm9,%zmm18,%zmm9
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm16,%zmm9
vmovaps	%zmm16,%zmm9 {%k2}
vcmpltps	%zmm20,%zmm23,%k2
vmovaps	%zmm9,%zmm9 {%k2} {z}
vmulps	%zmm9,%zmm9,%zmm9
vcmpleps	%zmm9,%zmm10,%k1 {%k1}
vmovups	1744(%rsp),%zmm9
vmulps	1872(%rsp),%zmm9,%zmm9
vmulps	1808(%rsp),%zmm9,%zmm9
vmulps	1680(%rsp),%zmm9,%zmm9
vmulps	5328(%rsp),%zmm9,%zmm9
vmulps	3472(%rsp),%zmm9,%zmm9
vcmpnltps	%zmm9,%zmm25,%k2
vmovaps	%zmm26,%zmm9 {%k2} {z}
vbroadcastss	344f(%rip),%zmm10
vblendmps	%zmm9,%zmm10,%zmm9 {%k1}
vmovups	5520(%rsp),%zmm16
vcmpleps	3344(%rsp),%zmm16,%k1
vminps	428f(%rip){1to16},%zmm9,%zmm9 {%k1}
vmovups	3280(%rsp),%zmm16
vcmpeqps	%zmm10,%zmm16,%k1
vmovaps	%zmm9,%zmm16 {%k1}
vmovups	%zmm16,3280(%rsp)
vcmpeqps	%zmm10,%zmm16,%k1
vmovaps	%zmm26,%zmm18 {%k1} {z}
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm18,%xmm9
vmovshdup	%xmm18,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vshufpd	$1,%xmm18,%xmm18,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vshufps	$255,%xmm18,%xmm18,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vextractf32x4	$1,%ymm18,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vmovshdup	%xmm10,%xmm16
vaddss	%xmm16,%xmm9,%xmm9
vshufpd	$1,%xmm10,%xmm10,%xmm16
vaddss	%xmm16,%xmm9,%xmm9
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vextractf32x4	$2,%zmm18,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vmovshdup	%xmm10,%xmm16
vaddss	%xmm16,%xmm9,%xmm9
vshufpd	$1,%xmm10,%xmm10,%xmm16
vaddss	%xmm16,%xmm9,%xmm9
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vextractf32x4	$3,%zmm18,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vmovshdup	%xmm10,%xmm16
vaddss	%xmm16,%xmm9,%xmm9
vshufpd	$1,%xmm10,%xmm10,%xmm16
vaddss	%xmm16,%xmm9,%xmm9
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm10,%xmm9,%xmm9
vucomiss	%xmm2,%xmm9
vmovups	5264(%rsp),%zmm9
vmovups	1488(%rsp),%zmm19
vmovaps	%zmm26,%zmm20
vxorps	%xmm3,%xmm3,%xmm3
vmovaps	%zmm5,%zmm23
vmovups	1616(%rsp),%zmm26
vmovaps	%zmm30,%zmm10
vbroadcastss	356f(%rip),%zmm21
ja	67b
vmovaps	%zmm1,%zmm30
vmulps	%zmm0,%zmm4,%zmm0
vfmadd213ps	%zmm6,%zmm0,%zmm31
vmulps	5584(%rsp),%zmm31,%zmm6
vfmadd213ps	%zmm28,%zmm6,%zmm29
vfmadd213ps	%zmm29,%zmm0,%zmm8
vmulps	4368(%rsp),%zmm8,%zmm1
vfmadd213ps	%zmm17,%zmm1,%zmm15
vfmadd213ps	%zmm15,%zmm6,%zmm11
vfmadd213ps	%zmm11,%zmm0,%zmm13
vmulps	656(%rsp),%zmm13,%zmm5
vmovups	4432(%rsp),%zmm2
vfmadd213ps	%zmm12,%zmm5,%zmm2
vfmadd213ps	%zmm2,%zmm1,%zmm7
vfmadd213ps	%zmm7,%zmm6,%zmm14
vfmadd213ps	%zmm14,%zmm0,%zmm22
vmulps	3536(%rsp),%zmm22,%zmm3
vmovups	5648(%rsp),%zmm4
vfmadd213ps	%zmm24,%zmm3,%zmm4
vmovups	4496(%rsp),%zmm2
vfmadd213ps	%zmm4,%zmm5,%zmm2
vmovups	4560(%rsp),%zmm4
vfmadd213ps	%zmm2,%zmm1,%zmm4
vmovups	2384(%rsp),%zmm2
vfmadd213ps	%zmm4,%zmm6,%zmm2
vmovups	96(%rsp),%zmm22
vfmadd213ps	%zmm2,%zmm0,%zmm22
vmulps	1232(%rsp),%zmm22,%zmm2
vmovups	%zmm2,528(%rsp)
vmulps	976(%rsp),%zmm3,%zmm2
vmovups	%zmm2,160(%rsp)
vmulps	%zmm5,%zmm27,%zmm2
vmovups	%zmm2,224(%rsp)
vmulps	%zmm1,%zmm30,%zmm1
vmovups	%zmm1,592(%rsp)
vmulps	2768(%rsp),%zmm6,%zmm1
vmovups	%zmm1,288(%rsp)
vmulps	1552(%rsp),%zmm0,%zmm0
vmovups	%zmm0,96(%rsp)
vdivps	5968(%rsp),%zmm20,%zmm0
vmulps	6032(%rsp),%zmm0,%zmm0
vpbroadcastd	387f(%rip),%zmm30
vpaddd	%zmm30,%zmm0,%zmm1
vpbroadcastd	388f(%rip),%zmm27
vpandd	%zmm27,%zmm1,%zmm1
vpbroadcastd	95f(%rip),%zmm3
vpsubd	%zmm1,%zmm3,%zmm4
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm20,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vbroadcastss	389f(%rip),%zmm5
vfmadd213ps	392f(%rip){1to16},%zmm4,%zmm5
vbroadcastss	393f(%rip),%zmm6
vfmadd213ps	394f(%rip){1to16},%zmm4,%zmm6
vbroadcastss	395f(%rip),%zmm2
vfmadd213ps	396f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	397f(%rip){1to16},%zmm0,%zmm2
vfmadd213ps	%zmm6,%zmm0,%zmm2
vfmadd213ps	%zmm5,%zmm0,%zmm2
vfmadd213ps	%zmm4,%zmm0,%zmm2
vfmadd231ps	398f(%rip){1to16},%zmm1,%zmm2
vmovups	5392(%rsp),%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm0,%zmm2
vmovups	6096(%rsp),%zmm0
vfmadd231ps	432f(%rip){1to16},%zmm0,%zmm2
vmovups	%zmm2,2192(%rsp)
movl	12(%rsp),%edx
shrb	$3,%dl
testl	%r15d,%r15d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
cmpb	$1,%r8b
vbroadcastss	336f(%rip),%zmm22
vbroadcastss	344f(%rip),%zmm23
movq	80(%rsp),%r12
jne	89f
imulq	48(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
87:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r15),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	1168(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	394f(%rip),%zmm2
vbroadcastss	395f(%rip),%zmm10
vbroadcastss	396f(%rip),%zmm24
vbroadcastss	397f(%rip),%zmm25
vbroadcastss	398f(%rip),%zmm28
vmovups	912(%rsp),%zmm21
.p2align	4
88:
vmovaps	(%r9),%zmm1
vmovaps	(%r8,%r14),%zmm4
vfmadd213ps	%zmm21,%zmm0,%zmm1
vaddps	%zmm1,%zmm4,%zmm1
vdivps	%zmm1,%zmm20,%zmm5
vmovaps	-64(%r8,%r14),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vaddps	%zmm22,%zmm5,%zmm12
vcmpltps	%zmm7,%zmm22,%k1
vmovaps	%zmm7,%zmm12 {%k1}
vaddps	%zmm20,%zmm12,%zmm13
vpaddd	%zmm30,%zmm13,%zmm13
vpandd	%zmm27,%zmm13,%zmm13
vpsubd	%zmm13,%zmm3,%zmm17
vaddps	%zmm22,%zmm17,%zmm18
vfmadd231ps	%zmm12,%zmm17,%zmm18
vmulps	%zmm18,%zmm18,%zmm12
vbroadcastss	393f(%rip),%zmm17
vfmadd213ps	%zmm2,%zmm18,%zmm17
vmovaps	%zmm10,%zmm19
vfmadd213ps	%zmm24,%zmm18,%zmm19
vfmadd231ps	%zmm25,%zmm12,%zmm19
vfmadd213ps	%zmm17,%zmm12,%zmm19
vbroadcastss	389f(%rip),%zmm17
vfmadd213ps	392f(%rip){1to16},%zmm18,%zmm17
vfmadd213ps	%zmm17,%zmm12,%zmm19
vfmadd213ps	%zmm18,%zmm12,%zmm19
vcvtdq2ps	%zmm13,%zmm12
vfmadd231ps	%zmm28,%zmm12,%zmm19
vaddps	%zmm20,%zmm7,%zmm12
vmaxps	%zmm22,%zmm7,%zmm7
vfmsub231ps	%zmm12,%zmm19,%zmm7
vaddps	%zmm23,%zmm1,%zmm12
vdivps	%zmm12,%zmm20,%zmm12
vfmadd231ps	%zmm7,%zmm1,%zmm8
vmulps	%zmm5,%zmm4,%zmm1
vmulps	%zmm12,%zmm12,%zmm4
vaddps	%zmm12,%zmm6,%zmm6
vmulps	%zmm4,%zmm12,%zmm5
vaddps	%zmm4,%zmm31,%zmm31
vaddps	%zmm5,%zmm29,%zmm29
vfmadd231ps	%zmm5,%zmm1,%zmm14
vmulps	%zmm5,%zmm4,%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm15
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm26,%zmm26
vfmadd231ps	%zmm4,%zmm1,%zmm11
vfmadd231ps	%zmm1,%zmm5,%zmm9
vaddps	%zmm5,%zmm16,%zmm16
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	88b
incq	%rdx
addq	%rax,%rbx
cmpq	%r15,%rdx
jne	87b
89:
vmovups	528(%rsp),%zmm19
vbroadcastss	329f(%rip),%zmm2
vandps	%zmm2,%zmm19,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm0,%zmm0
vmovups	160(%rsp),%zmm12
vandps	%zmm2,%zmm12,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	288(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	96(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	3280(%rsp),%zmm2
vcmpleps	%zmm20,%zmm2,%k2
vmovups	5264(%rsp),%zmm30
vminps	1488(%rsp),%zmm30,%zmm1
vmulps	434f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovups	976(%rsp),%zmm3
vmulps	5008(%rsp),%zmm3,%zmm0
vmovups	1232(%rsp),%zmm1
vmulps	%zmm1,%zmm0,%zmm27
vmovups	464(%rsp),%zmm28
vmulps	1040(%rsp),%zmm28,%zmm0
vmulps	%zmm1,%zmm0,%zmm5
vmulps	848(%rsp),%zmm28,%zmm0
vmulps	%zmm27,%zmm5,%zmm17
vfmsub231ps	%zmm0,%zmm3,%zmm17
vmovups	720(%rsp),%zmm4
vmulps	1296(%rsp),%zmm4,%zmm0
vmulps	%zmm1,%zmm0,%zmm23
vmulps	1360(%rsp),%zmm4,%zmm0
vmulps	%zmm27,%zmm23,%zmm21
vfmsub231ps	%zmm0,%zmm3,%zmm21
vmulps	4688(%rsp),%zmm4,%zmm0
vmulps	%zmm5,%zmm23,%zmm13
vfmsub231ps	%zmm0,%zmm28,%zmm13
vmovups	2768(%rsp),%zmm18
vmulps	1936(%rsp),%zmm18,%zmm0
vmulps	%zmm1,%zmm0,%zmm7
vmulps	2000(%rsp),%zmm18,%zmm0
vmulps	%zmm27,%zmm7,%zmm10
vfmsub231ps	%zmm0,%zmm3,%zmm10
vmovups	%zmm10,784(%rsp)
vmulps	4752(%rsp),%zmm18,%zmm0
vmulps	%zmm5,%zmm7,%zmm22
vfmsub231ps	%zmm0,%zmm28,%zmm22
vmulps	1424(%rsp),%zmm18,%zmm0
vmulps	%zmm23,%zmm7,%zmm24
vfmsub231ps	%zmm0,%zmm4,%zmm24
vmovups	1552(%rsp),%zmm25
vmulps	2064(%rsp),%zmm25,%zmm0
vmulps	%zmm1,%zmm0,%zmm0
vmulps	5840(%rsp),%zmm25,%zmm1
vmulps	%zmm27,%zmm0,%zmm10
vfmsub231ps	%zmm1,%zmm3,%zmm10
vmovups	%zmm10,848(%rsp)
vmovups	1616(%rsp),%zmm10
vaddps	%zmm10,%zmm19,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2832(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3920(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm1,%zmm10 {%k3}
vcmpeqps	343f(%rip){1to16},%zmm2,%k1
vbroadcastss	208(%r11),%zmm19
vmovaps	%zmm19,%zmm10 {%k1}
movq	64(%rsp),%rsi
movq	%rsi,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm1
vmovups	%zmm1,528(%rsp)
movq	16(%rsp),%rbx
vmovaps	%zmm10,(%rbx,%rax)
vmovups	1104(%rsp),%zmm2
vaddps	%zmm2,%zmm12,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2896(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3984(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vmovaps	%zmm3,%zmm2 {%k3}
vmovaps	%zmm19,%zmm2 {%k1}
movq	24(%rsp),%r14
addq	%r14,%rsi
shlq	$6,%rsi
vmovaps	%zmm2,(%rbx,%rsi)
vmovups	%zmm27,1296(%rsp)
vfnmadd213ps	%zmm20,%zmm27,%zmm27
vbroadcastss	424f(%rip),%zmm2
vmaxps	%zmm2,%zmm27,%zmm3
vsqrtps	%zmm3,%zmm3
vmovaps	%zmm25,%zmm1
vmulps	4816(%rsp),%zmm25,%zmm12
vmulps	%zmm5,%zmm0,%zmm25
vfmsub231ps	%zmm12,%zmm28,%zmm25
vdivps	%zmm3,%zmm20,%zmm12
vmulps	4880(%rsp),%zmm1,%zmm28
vmulps	%zmm23,%zmm0,%zmm3
vfmsub231ps	%zmm28,%zmm4,%zmm3
vminps	%zmm20,%zmm27,%zmm27
vmulps	%zmm12,%zmm17,%zmm10
vmovups	%zmm5,1360(%rsp)
vfnmadd213ps	%zmm20,%zmm5,%zmm5
vfnmadd231ps	%zmm10,%zmm10,%zmm5
vminps	%zmm27,%zmm5,%zmm27
vmaxps	%zmm2,%zmm5,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	2128(%rsp),%zmm1,%zmm28
vmulps	%zmm7,%zmm0,%zmm1
vfmsub231ps	%zmm28,%zmm18,%zmm1
vdivps	%zmm4,%zmm20,%zmm28
vmulps	%zmm12,%zmm21,%zmm17
vmovaps	%zmm10,%zmm21
vfnmadd231ps	%zmm10,%zmm17,%zmm13
vmulps	%zmm28,%zmm13,%zmm13
vmovups	%zmm23,1424(%rsp)
vfnmadd213ps	%zmm20,%zmm23,%zmm23
vfnmadd231ps	%zmm17,%zmm17,%zmm23
vfnmadd231ps	%zmm13,%zmm13,%zmm23
vminps	%zmm27,%zmm23,%zmm10
vmaxps	%zmm2,%zmm23,%zmm23
vsqrtps	%zmm23,%zmm23
vdivps	%zmm23,%zmm20,%zmm23
vmulps	784(%rsp),%zmm12,%zmm27
vfnmadd231ps	%zmm21,%zmm27,%zmm22
vmulps	%zmm28,%zmm22,%zmm22
vfnmadd231ps	%zmm17,%zmm27,%zmm24
vfnmadd231ps	%zmm13,%zmm22,%zmm24
vmulps	%zmm23,%zmm24,%zmm5
vmovups	%zmm7,1040(%rsp)
vfnmadd213ps	%zmm20,%zmm7,%zmm7
vfnmadd231ps	%zmm27,%zmm27,%zmm7
vfnmadd231ps	%zmm22,%zmm22,%zmm7
vfnmadd231ps	%zmm5,%zmm5,%zmm7
vminps	%zmm10,%zmm7,%zmm24
vmaxps	%zmm2,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	1168(%rsp),%zmm4
vaddps	224(%rsp),%zmm4,%zmm10
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	2960(%rsp),%zmm2
vminps	%zmm10,%zmm2,%zmm10
vmovaps	%zmm2,%zmm10 {%k4}
vdivps	%zmm7,%zmm20,%zmm18
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3024(%rsp),%zmm2
vmaxps	%zmm10,%zmm2,%zmm7
vmovaps	%zmm2,%zmm7 {%k4}
vmovaps	%zmm7,%zmm4 {%k3}
leaq	(%rbx,%rax),%r8
vmovups	528(%rsp),%zmm2
vmulps	%zmm2,%zmm4,%zmm7
vmovaps	%zmm19,%zmm7 {%k1}
movq	%r14,%rdx
shlq	$7,%rdx
vmovaps	%zmm7,(%rdx,%r8)
vmovups	%zmm12,784(%rsp)
vmulps	848(%rsp),%zmm12,%zmm7
vmovaps	%zmm0,%zmm12
vfnmadd231ps	%zmm21,%zmm7,%zmm25
vmovups	%zmm28,160(%rsp)
vmulps	%zmm28,%zmm25,%zmm10
vfnmadd231ps	%zmm17,%zmm7,%zmm3
vfnmadd231ps	%zmm13,%zmm10,%zmm3
vmovups	%zmm23,224(%rsp)
vmulps	%zmm23,%zmm3,%zmm3
vfnmadd231ps	%zmm27,%zmm7,%zmm1
vfnmadd231ps	%zmm22,%zmm10,%zmm1
vfnmadd231ps	%zmm5,%zmm3,%zmm1
vmovups	%zmm18,848(%rsp)
vmulps	%zmm18,%zmm1,%zmm23
vmovaps	%zmm2,%zmm18
vfnmadd213ps	%zmm20,%zmm0,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vfnmadd231ps	%zmm10,%zmm10,%zmm0
vfnmadd231ps	%zmm3,%zmm3,%zmm0
vfnmadd231ps	%zmm23,%zmm23,%zmm0
vminps	%zmm24,%zmm0,%zmm1
vcmpgtps	433f(%rip){1to16},%zmm1,%k0
vmovups	912(%rsp),%zmm4
vaddps	592(%rsp),%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3088(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3152(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm4,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmulps	%zmm18,%zmm2,%zmm1
vmovaps	%zmm19,%zmm1 {%k1}
leaq	(%r14,%r14,2),%r13
movq	%r13,%rdx
shlq	$6,%rdx
vmovaps	%zmm1,(%rdx,%r8)
vaddps	288(%rsp),%zmm30,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4048(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4112(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm30 {%k3}
vmovaps	%zmm19,%zmm30 {%k1}
movq	%r14,%rdx
shlq	$8,%rdx
vmovaps	%zmm30,(%rdx,%r8)
vmovups	1488(%rsp),%zmm4
vaddps	96(%rsp),%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4176(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4240(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm19,96(%rsp)
vmovaps	%zmm19,%zmm4 {%k1}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%r9
shlq	$6,%r9
vmovaps	%zmm4,(%r9,%r8)
movl	$6,%r9d
movl	12(%rsp),%r15d
testb	$2,%r15b
je	92f
vbroadcastss	356f(%rip),%zmm20
vxorps	1296(%rsp),%zmm20,%zmm1
vmaxps	424f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	95f(%rip),%zmm24
vdivps	%zmm0,%zmm24,%zmm0
vmovups	%zmm0,2128(%rsp)
vmulps	464(%rsp),%zmm18,%zmm0
vmovups	%zmm0,1296(%rsp)
vmulps	720(%rsp),%zmm18,%zmm0
vmovups	%zmm0,592(%rsp)
kandw	%k0,%k2,%k2
movl	%r15d,%r8d
andl	$4,%r8d
movl	%r8d,%r9d
shrl	$2,%r9d
movq	%r13,288(%rsp)
movq	288(%rsp),%r13
shlq	$7,%r13
addq	%rbx,%r13
xorl	%r12d,%r12d
testl	%r8d,%r8d
setne	%r12b
leaq	8(%r9,%r9,2),%r15
movq	%rsi,64(%rsp)
movl	$15,%r14d
movl	$9,%r9d
cmoveq	%r9,%r14
movl	$20,%ebx
movl	$10,%r9d
cmoveq	%r9,%rbx
movl	$26,%r9d
movl	$11,%esi
cmoveq	%rsi,%r9
addq	$7,%r12
imulq	24(%rsp),%r12
shlq	$6,%r12
addq	16(%rsp),%r12
imulq	24(%rsp),%r15
shlq	$6,%r15
addq	16(%rsp),%r15
imulq	24(%rsp),%r14
shlq	$6,%r14
addq	16(%rsp),%r14
imulq	24(%rsp),%rbx
shlq	$6,%rbx
addq	16(%rsp),%rbx
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	16(%rsp),%r9
vmovups	784(%rsp),%zmm28
vmovaps	%zmm22,%zmm18
vmulps	%zmm1,%zmm28,%zmm22
vmovups	1360(%rsp),%zmm1
vfmadd231ps	%zmm22,%zmm21,%zmm1
vxorps	%zmm20,%zmm1,%zmm1
vmovups	160(%rsp),%zmm19
vmulps	%zmm1,%zmm19,%zmm0
vxorps	%zmm20,%zmm28,%zmm1
vmulps	%zmm1,%zmm21,%zmm1
vmulps	%zmm19,%zmm1,%zmm21
vmovups	1424(%rsp),%zmm1
vfmadd231ps	%zmm22,%zmm17,%zmm1
vfmadd231ps	%zmm0,%zmm13,%zmm1
vxorps	%zmm20,%zmm1,%zmm1
vmovups	224(%rsp),%zmm2
vmulps	%zmm1,%zmm2,%zmm30
vmovaps	%zmm13,%zmm4
vmulps	%zmm17,%zmm28,%zmm13
vfmadd231ps	%zmm21,%zmm4,%zmm13
vxorps	%zmm20,%zmm13,%zmm13
vmulps	%zmm13,%zmm2,%zmm24
vxorps	%zmm20,%zmm19,%zmm13
vmulps	%zmm13,%zmm4,%zmm13
vmulps	%zmm2,%zmm13,%zmm17
vmovups	1040(%rsp),%zmm4
vfmadd231ps	%zmm22,%zmm27,%zmm4
vfmadd231ps	%zmm0,%zmm18,%zmm4
vfmadd231ps	%zmm30,%zmm5,%zmm4
vxorps	%zmm20,%zmm4,%zmm13
vmovups	848(%rsp),%zmm4
vmulps	%zmm13,%zmm4,%zmm1
vmulps	%zmm27,%zmm28,%zmm13
vfmadd231ps	%zmm21,%zmm18,%zmm13
vfmadd231ps	%zmm24,%zmm5,%zmm13
vmovaps	%zmm24,%zmm27
vmovups	%zmm24,528(%rsp)
vxorps	%zmm20,%zmm13,%zmm13
vmulps	%zmm13,%zmm4,%zmm25
vmulps	%zmm18,%zmm19,%zmm18
vfmadd231ps	%zmm17,%zmm5,%zmm18
vmovaps	%zmm17,%zmm24
vxorps	%zmm20,%zmm18,%zmm18
vmulps	%zmm18,%zmm4,%zmm13
vxorps	%zmm20,%zmm2,%zmm18
vmulps	%zmm18,%zmm5,%zmm18
vmulps	%zmm4,%zmm18,%zmm18
vfmadd231ps	%zmm22,%zmm7,%zmm12
vfmadd231ps	%zmm0,%zmm10,%zmm12
vfmadd231ps	%zmm30,%zmm3,%zmm12
vfmadd231ps	%zmm1,%zmm23,%zmm12
vxorps	%zmm20,%zmm12,%zmm17
vmovups	2128(%rsp),%zmm5
vmulps	%zmm17,%zmm5,%zmm12
vmulps	%zmm7,%zmm28,%zmm7
vfmadd231ps	%zmm21,%zmm10,%zmm7
vfmadd231ps	%zmm27,%zmm3,%zmm7
vfmadd231ps	%zmm25,%zmm23,%zmm7
vxorps	%zmm20,%zmm7,%zmm7
vmovaps	%zmm5,%zmm17
vmulps	%zmm7,%zmm5,%zmm27
vmulps	%zmm10,%zmm19,%zmm7
vfmadd231ps	%zmm24,%zmm3,%zmm7
vfmadd231ps	%zmm13,%zmm23,%zmm7
vxorps	%zmm20,%zmm7,%zmm7
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm3,%zmm2,%zmm10
vfmadd231ps	%zmm18,%zmm23,%zmm10
vxorps	%zmm20,%zmm10,%zmm10
vmulps	%zmm10,%zmm17,%zmm7
vxorps	%zmm20,%zmm4,%zmm10
vmulps	%zmm10,%zmm23,%zmm3
vmulps	%zmm17,%zmm3,%zmm23
vmovups	%zmm22,464(%rsp)
vmovaps	%zmm22,%zmm3
vmovaps	%zmm27,%zmm22
vmovaps	%zmm13,%zmm27
vmovaps	%zmm25,%zmm13
vfmadd213ps	95f(%rip){1to16},%zmm3,%zmm3
vmovups	%zmm0,1936(%rsp)
vfmadd231ps	%zmm0,%zmm0,%zmm3
vmovups	%zmm30,2064(%rsp)
vfmadd231ps	%zmm30,%zmm30,%zmm3
vmovups	%zmm1,1360(%rsp)
vfmadd231ps	%zmm1,%zmm1,%zmm3
vmovups	%zmm12,2000(%rsp)
vfmadd231ps	%zmm12,%zmm12,%zmm3
vmovups	1232(%rsp),%zmm12
vmulps	%zmm3,%zmm12,%zmm3
vmovups	96(%rsp),%zmm20
vmovaps	%zmm20,%zmm10
vmulps	%zmm3,%zmm12,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r13)
movq	288(%rsp),%r13
vmulps	%zmm28,%zmm28,%zmm3
vmovups	1296(%rsp),%zmm28
vfmadd231ps	%zmm21,%zmm21,%zmm3
vmovups	528(%rsp),%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm3
vfmadd231ps	%zmm25,%zmm25,%zmm3
vfmadd231ps	%zmm22,%zmm22,%zmm3
vmovups	976(%rsp),%zmm12
vmulps	%zmm3,%zmm12,%zmm3
vmovaps	%zmm20,%zmm10
vmulps	%zmm3,%zmm12,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r12)
movq	80(%rsp),%r12
vmulps	%zmm19,%zmm19,%zmm3
vmovaps	%zmm17,%zmm19
vmovups	592(%rsp),%zmm17
vfmadd231ps	%zmm24,%zmm24,%zmm3
vfmadd231ps	%zmm27,%zmm27,%zmm3
vmovups	%zmm5,720(%rsp)
vfmadd231ps	%zmm5,%zmm5,%zmm3
vmulps	%zmm28,%zmm3,%zmm3
vmovaps	%zmm20,%zmm10
vmulps	%zmm3,%zmm28,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r15)
movl	12(%rsp),%r15d
vmulps	%zmm2,%zmm2,%zmm3
vmovups	1552(%rsp),%zmm2
vfmadd231ps	%zmm18,%zmm18,%zmm3
vmovups	%zmm7,1424(%rsp)
vfmadd231ps	%zmm7,%zmm7,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vmovaps	%zmm20,%zmm10
vmulps	%zmm3,%zmm17,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r14)
movq	24(%rsp),%r14
movq	64(%rsp),%rsi
vmulps	%zmm4,%zmm4,%zmm3
vmovups	%zmm23,1040(%rsp)
vfmadd231ps	%zmm23,%zmm23,%zmm3
vmovups	2768(%rsp),%zmm12
vmulps	%zmm3,%zmm12,%zmm3
vmovaps	%zmm20,%zmm10
vmulps	%zmm3,%zmm12,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rbx)
movq	16(%rsp),%rbx
vmulps	%zmm19,%zmm19,%zmm3
vmulps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm20,%zmm10
vmulps	%zmm3,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
movl	$12,%r9d
testl	%r8d,%r8d
je	92f
vmovaps	%zmm21,%zmm30
vmovaps	%zmm0,%zmm25
vmovups	464(%rsp),%zmm0
vmulps	784(%rsp),%zmm0,%zmm0
vmovups	1936(%rsp),%zmm21
vfmadd231ps	%zmm21,%zmm30,%zmm0
vmovaps	%zmm25,%zmm7
vmovups	2064(%rsp),%zmm1
vfmadd231ps	%zmm1,%zmm25,%zmm0
vmovups	1360(%rsp),%zmm25
vfmadd231ps	%zmm25,%zmm13,%zmm0
vmovups	2000(%rsp),%zmm23
vfmadd231ps	%zmm23,%zmm22,%zmm0
vmovups	976(%rsp),%zmm10
vmulps	%zmm0,%zmm10,%zmm0
vmovups	96(%rsp),%zmm20
vmovaps	%zmm20,%zmm3
vmovups	1232(%rsp),%zmm12
vmulps	%zmm0,%zmm12,%zmm3 {%k2}
imulq	$448,%r14,%r8
addq	%rbx,%r8
vmovaps	%zmm3,(%rax,%r8)
vmovups	160(%rsp),%zmm4
vmulps	%zmm21,%zmm4,%zmm0
vfmadd231ps	%zmm1,%zmm24,%zmm0
vfmadd231ps	%zmm25,%zmm27,%zmm0
vmovups	720(%rsp),%zmm5
vfmadd231ps	%zmm23,%zmm5,%zmm0
vmulps	%zmm28,%zmm0,%zmm0
vmovaps	%zmm20,%zmm3
vmulps	%zmm0,%zmm12,%zmm3 {%k2}
leaq	(%r14,%r14,8),%r8
movq	%r8,%r9
shlq	$6,%r9
addq	%rbx,%r9
vmovaps	%zmm3,(%rax,%r9)
vmulps	%zmm30,%zmm4,%zmm0
vfmadd231ps	%zmm7,%zmm24,%zmm0
vfmadd231ps	%zmm13,%zmm27,%zmm0
vfmadd231ps	%zmm22,%zmm5,%zmm0
vmulps	%zmm28,%zmm0,%zmm0
vmovaps	%zmm20,%zmm3
vmulps	%zmm0,%zmm10,%zmm3 {%k2}
shlq	$7,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm5,%zmm30
vmovaps	%zmm2,%zmm5
vmovups	224(%rsp),%zmm2
vmulps	%zmm1,%zmm2,%zmm0
vfmadd231ps	%zmm25,%zmm18,%zmm0
vmovups	1424(%rsp),%zmm21
vfmadd231ps	%zmm23,%zmm21,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm12,%zmm1 {%k2}
movq	%r13,%rdx
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm7,%zmm2,%zmm0
vfmadd231ps	%zmm13,%zmm18,%zmm0
vfmadd231ps	%zmm22,%zmm21,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm10,%zmm1 {%k2}
imulq	$832,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm24,%zmm2,%zmm0
vfmadd231ps	%zmm27,%zmm18,%zmm0
vfmadd231ps	%zmm30,%zmm21,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm28,%zmm1 {%k2}
imulq	$896,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovups	848(%rsp),%zmm4
vmulps	%zmm25,%zmm4,%zmm0
vmovups	1040(%rsp),%zmm2
vfmadd231ps	%zmm23,%zmm2,%zmm0
vmovups	2768(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm12,%zmm1 {%k2}
movq	%r14,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm13,%zmm4,%zmm0
vfmadd231ps	%zmm22,%zmm2,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm10,%zmm1 {%k2}
imulq	$1088,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm27,%zmm4,%zmm0
vfmadd231ps	%zmm30,%zmm2,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm28,%zmm0,%zmm1 {%k2}
shlq	$7,%r8
addq	%rbx,%r8
vmovaps	%zmm1,(%rax,%r8)
vmulps	%zmm18,%zmm4,%zmm0
vfmadd231ps	%zmm21,%zmm2,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm17,%zmm0,%zmm1 {%k2}
imulq	$1216,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm23,%zmm19,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm12,%zmm1 {%k2}
imulq	$1344,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm22,%zmm19,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm0,%zmm10,%zmm1 {%k2}
imulq	$1408,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm30,%zmm19,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm28,%zmm0,%zmm1 {%k2}
imulq	$1472,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm21,%zmm19,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm20,%zmm1
vmulps	%zmm17,%zmm0,%zmm1 {%k2}
shlq	$9,%r13
addq	%rbx,%r13
vmovaps	%zmm1,(%rax,%r13)
vmulps	%zmm2,%zmm19,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm0,%zmm3,%zmm20 {%k2}
imulq	$1600,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm20,(%rax,%rdx)
movl	$27,%r9d
92:
testb	$8,%r15b
vxorps	%xmm18,%xmm18,%xmm18
je	6b
vbroadcastss	208(%r11),%zmm0
vmovups	3280(%rsp),%zmm1
vcmpeqps	343f(%rip){1to16},%zmm1,%k2
vaddps	%zmm8,%zmm8,%zmm1
vmovups	2192(%rsp),%zmm5
vfmsub132ps	355f(%rip){1to16},%zmm8,%zmm5
vbroadcastss	100(%r11),%zmm3
vfmadd213ps	%zmm18,%zmm6,%zmm3
vfmadd231ps	104(%r11){1to16},%zmm31,%zmm3
vfmadd231ps	108(%r11){1to16},%zmm29,%zmm3
vfmadd231ps	112(%r11){1to16},%zmm26,%zmm3
vfmadd231ps	116(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	120(%r11){1to16},%zmm15,%zmm3
vfmadd231ps	124(%r11){1to16},%zmm14,%zmm3
vfmadd231ps	128(%r11){1to16},%zmm11,%zmm3
vfmadd231ps	132(%r11){1to16},%zmm9,%zmm3
vbroadcastss	136(%r11),%zmm2
vmovups	5904(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm18,%zmm6,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm31,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm29,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm26,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm16,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm15,%zmm2
vfmadd231ps	160(%r11){1to16},%zmm14,%zmm2
vfmadd231ps	164(%r11){1to16},%zmm11,%zmm2
vfmadd231ps	168(%r11){1to16},%zmm9,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm18,%zmm6
vfmadd231ps	176(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	180(%r11){1to16},%zmm29,%zmm6
vfmadd231ps	184(%r11){1to16},%zmm26,%zmm6
vfmadd231ps	188(%r11){1to16},%zmm16,%zmm6
vfmadd231ps	192(%r11){1to16},%zmm15,%zmm6
vfmadd231ps	196(%r11){1to16},%zmm14,%zmm6
vfmadd231ps	200(%r11){1to16},%zmm11,%zmm6
vfmadd231ps	204(%r11){1to16},%zmm9,%zmm6
vfmadd231ps	428f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	435f(%rip){1to16},%zmm4,%zmm6
vmovaps	%zmm0,%zmm5 {%k2}
movq	%r9,%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%r9),%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%r9),%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%r9),%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm0,%zmm6 {%k2}
addq	$4,%r9
imulq	%r14,%r9
shlq	$6,%r9
addq	%rbx,%r9
vmovaps	%zmm6,(%rax,%r9)
jmp	6b
93:
addq	$6936,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
94:
vzeroupper
retq
.p2align	2,0x0
95:
.long	0x3f800000
96:
.long	1048576
97:
.long	0x5d800000
98:
.long	0x3f40094e
99:
.long	0x3e1d5a5a
322:
.long	0x3bd74912
323:
.long	0x3f156f3d
324:
.long	0x3d26f715
325:
.long	8388607
326:
.long	0x21800000
327:
.long	0xc9800000
328:
.long	0x3f000000
329:
.long	0x7fffffff
332:
.long	0x40400000
333:
.long	2139095039
334:
.long	0x0da24260
335:
.long	0x1e3ce508
336:
.long	0xbf800000
337:
.long	0x41100000
338:
.long	0x3e800000
339:
.long	0x41490fdb
342:
.long	0x40c00000
343:
.long	0x40800000
344:
.long	0x40a00000
345:
.long	0x3fc00000
346:
.long	0x7149f2ca
347:
.long	2
348:
.long	4
349:
.long	8
352:
.long	16
353:
.long	32
354:
.long	0x3f3504f3
355:
.long	0xbf000000
356:
.long	0x80000000
357:
.long	0xc2ae0000
358:
.long	0x3fb8aa3b
359:
.long	0xbf317200
362:
.long	0xb5bfbe8e
363:
.long	0x3aae0472
364:
.long	0x3c1e8629
365:
.long	0x3d635b73
366:
.long	0x3e75fc8c
367:
.long	0x3f317214
368:
.long	0x42fe0000
369:
.long	0x3e99999a
372:
.long	0xbe04a19d
373:
.long	0x3ef89ba5
374:
.long	0xbf03248e
375:
.long	0x3f0c3744
376:
.long	0xbdc1d79d
377:
.long	0x3e5c1572
378:
.long	0x3e17e642
379:
.long	0x3e2ecff8
382:
.long	0x3e2d3f9f
383:
.long	0x3ecc422a
384:
.long	0x3f106ebb
385:
.long	0xc0000000
386:
.long	0x41400000
387:
.long	3234528013
388:
.long	4286578688
389:
.long	0x3eaaac4e
392:
.long	0xbf00000d
393:
.long	0x3e4bdb47
394:
.long	0xbe7fd7d0
395:
.long	0x3e259a3a
396:
.long	0xbe2ec8d2
397:
.long	0xbddadb52
398:
.long	0x33b17218
399:
.long	0x3727c5ac
422:
.long	0x3a83126f
423:
.long	0x41800000
424:
.long	0x358637bd
425:
.long	0x350637bd
426:
.long	0x34210fb0
427:
.long	0x36a7c5ac
428:
.long	0x40000000
429:
.long	0x3f317218
432:
.long	0x3feb3f8f
433:
.long	0x38d1b717
434:
.long	0x3951b717
435:
.long	0x41000000
436:
.long	0x3cf5c28f
437:
.long	0x41200000
438:
.long	0x26901d7d
439:
.long	0x3f800054
442:
.long	0xbf4ccccd
