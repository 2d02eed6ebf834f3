# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	77f
testl	%edx,%edx
je	77f
testl	%esi,%esi
je	77f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5432,%rsp
movq	5504(%rsp),%rbx
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	%rsi,56(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rsi
movq	%rsi,32(%rsp)
movq	24(%rdi),%rsi
movq	%rsi,200(%rsp)
movq	32(%rdi),%r15
movq	40(%rdi),%r10
addl	%r8d,%r9d
addl	5488(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,136(%rsp)
movq	%r9,168(%rsp)
shlq	$6,%r9
movq	%rdx,48(%rsp)
imulq	%rax,%rdx
shlq	$6,%rdx
movq	%rdx,128(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
movq	%rcx,160(%rsp)
leaq	256(%r15),%rbp
xorl	%ecx,%ecx
vpbroadcastd	79f(%rip),%zmm4
vbroadcastss	83f(%rip),%zmm2
vbroadcastss	94f(%rip),%zmm15
vbroadcastss	97f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm17
vxorps	%xmm18,%xmm18,%xmm18
vpbroadcastd	83f(%rip),%zmm6
vbroadcastss	85f(%rip),%zmm7
vbroadcastss	86f(%rip),%zmm8
vbroadcastss	87f(%rip),%zmm9
vbroadcastss	88f(%rip),%zmm10
vbroadcastss	89f(%rip),%zmm11
vpbroadcastd	92f(%rip),%zmm12
vpbroadcastd	424f(%rip),%zmm3
movq	%rax,208(%rsp)
jmp	3f
.p2align	4
2:
movq	144(%rsp),%rcx
incq	%rcx
movq	152(%rsp),%r9
addq	128(%rsp),%r9
cmpq	136(%rsp),%rcx
je	76f
3:
movq	%rcx,144(%rsp)
imulq	48(%rsp),%rcx
movq	%rcx,176(%rsp)
movq	%r9,152(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	184(%rsp),%rdx
incq	%rdx
movq	192(%rsp),%r9
addq	160(%rsp),%r9
cmpq	48(%rsp),%rdx
je	2b
5:
movq	176(%rsp),%rcx
movq	%rdx,184(%rsp)
addq	%rcx,%rdx
imulq	%rax,%rdx
addq	168(%rsp),%rdx
movq	%r9,192(%rsp)
xorl	%r12d,%r12d
movq	%rdx,216(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	394f(%rip),%zmm0
vblendmps	%zmm12,%zmm0,%zmm0 {%k1}
movq	200(%rsp),%rcx
vmovups	3248(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r8)
movq	5504(%rsp),%rbx
movq	208(%rsp),%rax
vbroadcastss	94f(%rip),%zmm15
vbroadcastss	97f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm17
vpbroadcastd	83f(%rip),%zmm6
vbroadcastss	85f(%rip),%zmm7
vbroadcastss	86f(%rip),%zmm8
vbroadcastss	87f(%rip),%zmm9
vbroadcastss	88f(%rip),%zmm10
vbroadcastss	89f(%rip),%zmm11
vpbroadcastd	92f(%rip),%zmm12
vpbroadcastd	424f(%rip),%zmm3
movq	216(%rsp),%rdx
movq	232(%rsp),%r9
vpbroadcastd	79f(%rip),%zmm4
7:
incq	%r12
addq	$64,%r9
cmpq	%rax,%r12
je	4b
8:
leaq	(%rdx,%r12),%rdi
movl	8(%rbx),%ecx
movq	%rcx,40(%rsp)
cmpq	%rcx,%rdi
jae	7b
movl	(%rbx),%esi
movl	12(%rbx),%eax
movl	16(%rbx),%ecx
movq	%rsi,%rbx
imulq	%rsi,%rbx
leaq	1(%rbx),%rdx
shrq	%rdx
movl	%ecx,16(%rsp)
testb	$1,%cl
cmoveq	%rbx,%rdx
movq	%r9,232(%rsp)
movq	%rdi,224(%rsp)
jne	32f
testl	%esi,%esi
je	43f
imulq	%r9,%rdx
addq	56(%rsp),%rdx
vpxor	%xmm0,%xmm0,%xmm0
xorl	%edi,%edi
movq	%rbx,%r8
.p2align	4
9:
vmovdqa64	(%rdx,%rdi),%zmm1
vpandd	%zmm4,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm3
vsubps	(%r11){1to16},%zmm1,%zmm1
vfmadd213ps	8(%r11){1to16},%zmm3,%zmm1
vmovaps	%zmm1,(%r10,%rdi)
addq	$64,%rdi
decq	%r8
jne	9b
vpcmpnleud	82f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%esi,%esi
je	43f
imulq	%rdi,%rdx
shlq	$6,%rdx
addq	56(%rsp),%rdx
xorl	%edi,%edi
xorl	%r8d,%r8d
.p2align	4
33:
movq	%r8,%r9
shlq	$5,%r9
andq	$-64,%r9
vmovdqa64	(%rdx,%r9),%zmm0
movl	%edi,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm3,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm1
vsubps	(%r11){1to16},%zmm0,%zmm0
vfmadd213ps	8(%r11){1to16},%zmm1,%zmm0
vmovaps	%zmm0,(%r10,%rdi,4)
incq	%r8
addq	$16,%rdi
cmpq	%r8,%rbx
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	16(%rsp),%r8d
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm2,%zmm19
vmovaps	%zmm2,%zmm14
andl	$8,%r8d
je	36f
movq	%r10,%rdx
movq	%rbx,%rdi
vmovaps	%zmm2,%zmm14
vmovaps	%zmm2,%zmm19
vpbroadcastd	84f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%rdx),%zmm3
vaddps	%zmm7,%zmm3,%zmm4
vfmadd213ps	%zmm8,%zmm3,%zmm4
vfmadd213ps	%zmm9,%zmm3,%zmm4
vaddps	%zmm10,%zmm3,%zmm5
vfmadd213ps	%zmm11,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm18,%k1
vmulps	%zmm4,%zmm14,%zmm14 {%k1}
vmulps	%zmm5,%zmm19,%zmm19 {%k1}
vpsrld	$23,%zmm14,%zmm3
vpsrld	$23,%zmm19,%zmm4
vpsubd	%zmm4,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm12,%zmm6,%zmm14
vpternlogd	$236,%zmm12,%zmm6,%zmm19
vbroadcastss	83f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm13,%zmm13
addq	$64,%rdx
decq	%rdi
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	93f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,4336(%rsp)
vbroadcastss	8(%r11),%zmm1
shrl	$3,%r8d
movl	%r8d,12(%rsp)
movq	%rsi,%rdx
shlq	$6,%rdx
movq	%r10,%rdi
vpxor	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r8d,%r8d
jmp	38f
.p2align	4
37:
vsubps	%zmm1,%zmm8,%zmm8
vaddps	%zmm8,%zmm5,%zmm5
vsubps	%zmm1,%zmm4,%zmm4
vaddps	%zmm4,%zmm3,%zmm3
vaddps	%zmm7,%zmm0,%zmm0
incq	%r8
addq	%rdx,%rdi
cmpq	%rsi,%r8
je	42f
38:
movq	%r8,%r9
imulq	%rsi,%r9
shlq	$6,%r9
addq	%r10,%r9
vxorps	%xmm7,%xmm7,%xmm7
movq	%rdi,%r14
movq	%rsi,%r13
.p2align	4
39:
vmovaps	(%r14),%zmm4
vsubps	%zmm1,%zmm4,%zmm4
vaddps	%zmm4,%zmm7,%zmm7
addq	$64,%r14
decq	%r13
jne	39b
vmovaps	(%r9),%zmm8
vmovaps	-64(%r9,%rdx),%zmm4
testq	%r8,%r8
jne	37b
vaddps	%zmm7,%zmm6,%zmm6
jmp	37b
.p2align	4
42:
vmovups	%zmm14,4400(%rsp)
vmovups	%zmm13,4464(%rsp)
xorl	%edx,%edx
movl	12(%rsp),%ecx
jmp	44f
43:
movl	16(%rsp),%edx
andl	$8,%edx
shrl	$3,%edx
movl	%edx,12(%rsp)
vbroadcastss	8(%r11),%zmm1
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4336(%rsp)
movb	$1,%dl
xorl	%ecx,%ecx
vmovups	%zmm2,4400(%rsp)
vmovaps	%zmm2,%zmm19
vmovups	%zmm0,4464(%rsp)
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vpxor	%xmm6,%xmm6,%xmm6
44:
vcvtusi2ss	%esi,%xmm30,%xmm4
vbroadcastss	%xmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm7,%zmm8,%zmm7
vmulps	%zmm5,%zmm8,%zmm5
vmulps	%zmm3,%zmm8,%zmm3
vminps	%zmm6,%zmm7,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm8,%zmm7,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vmaxps	%zmm8,%zmm7,%zmm8
vmovaps	%zmm7,%zmm8 {%k1}
vminps	%zmm6,%zmm5,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm7 {%k1}
vminps	%zmm8,%zmm7,%zmm5
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
testb	%dl,%dl
jne	47f
vmaxps	%zmm20,%zmm3,%zmm5
vaddps	%zmm1,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vaddps	%zmm5,%zmm3,%zmm10
movq	%rsi,%rdi
shlq	$6,%rdi
vxorps	%xmm5,%xmm5,%xmm5
movq	%r10,%r8
xorl	%r9d,%r9d
.p2align	4
45:
movq	%r8,%r14
vxorps	%xmm11,%xmm11,%xmm11
xorl	%r13d,%r13d
.p2align	4
46:
vmovaps	(%r14),%zmm12
vsubps	%zmm1,%zmm12,%zmm12
vsubps	%zmm10,%zmm12,%zmm12
vmaxps	%zmm18,%zmm12,%zmm12
vmulps	%zmm12,%zmm12,%zmm12
vcvtsi2ss	%r13,%xmm30,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm11,%zmm11
vfmadd231ps	%zmm14,%zmm12,%zmm9
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm7
incq	%r13
addq	$64,%r14
cmpq	%r13,%rsi
jne	46b
vcvtsi2ss	%r9,%xmm2,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm5,%zmm5
vfmadd231ps	%zmm13,%zmm11,%zmm8
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm6
incq	%r9
addq	%rdi,%r8
cmpq	%rsi,%r9
jne	45b
47:
vmovups	%zmm19,4720(%rsp)
vcvtusi2ss	%rbx,%xmm30,%xmm1
vbroadcastss	%xmm1,%zmm12
vmaxps	95f(%rip){1to16},%zmm5,%zmm1
vdivps	%zmm1,%zmm2,%zmm10
vcmpgtps	96f(%rip){1to16},%zmm5,%k1
vaddps	%zmm16,%zmm4,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmovaps	%zmm1,%zmm4
vdivps	98f(%rip){1to16},%zmm12,%zmm11
vmulps	%zmm10,%zmm9,%zmm4 {%k1}
vmulps	%zmm10,%zmm8,%zmm1 {%k1}
vmulps	%zmm10,%zmm7,%zmm7
vfnmadd231ps	%zmm4,%zmm4,%zmm7
vaddps	%zmm7,%zmm7,%zmm7
vminps	%zmm7,%zmm11,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm11,%zmm8 {%k1}
vbroadcastss	99f(%rip),%zmm9
vmaxps	%zmm9,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm10,%zmm6,%zmm6
vfnmadd231ps	%zmm1,%zmm1,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm11,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm11,%zmm8 {%k1}
vmaxps	%zmm9,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	322f(%rip){1to16},%zmm7,%zmm8
vmulps	%zmm8,%zmm6,%zmm8
vmulps	%zmm8,%zmm5,%zmm5
vfnmadd231ps	%zmm12,%zmm3,%zmm0
vsqrtps	%zmm5,%zmm5
vmaxps	%zmm0,%zmm5,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vmaxps	%zmm2,%zmm8,%zmm0
vfmadd231ps	28(%r11){1to16},%zmm6,%zmm7
vmulps	%zmm15,%zmm7,%zmm5
vbroadcastss	20(%r11),%zmm6
vcmpltps	%zmm6,%zmm20,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm19
vbroadcastss	56(%r11),%zmm14
vbroadcastss	80(%r11),%zmm15
vbroadcastss	60(%r11),%zmm11
vbroadcastss	84(%r11),%zmm13
vbroadcastss	64(%r11),%zmm9
vbroadcastss	88(%r11),%zmm10
vbroadcastss	68(%r11),%zmm7
vbroadcastss	92(%r11),%zmm8
vminps	%zmm4,%zmm19,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm19,1776(%rsp)
vmovaps	%zmm19,%zmm6 {%k1}
vmaxps	%zmm6,%zmm16,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,2800(%rsp)
vmovaps	%zmm16,%zmm4 {%k1}
vmovups	%zmm4,1008(%rsp)
vminps	%zmm1,%zmm15,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm15,3504(%rsp)
vmovaps	%zmm15,%zmm4 {%k1}
vmaxps	%zmm4,%zmm14,%zmm1
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm14,3056(%rsp)
vmovaps	%zmm14,%zmm1 {%k1}
vmovups	%zmm1,1072(%rsp)
vmovups	%zmm13,3824(%rsp)
vminps	%zmm0,%zmm13,%zmm0
vmovups	%zmm11,3888(%rsp)
vmaxps	%zmm0,%zmm11,%zmm0
vmovups	%zmm0,240(%rsp)
vminps	%zmm3,%zmm10,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm10,3952(%rsp)
vmovaps	%zmm10,%zmm0 {%k1}
vmaxps	%zmm0,%zmm9,%zmm28
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm9,2864(%rsp)
vmovaps	%zmm9,%zmm28 {%k1}
vminps	%zmm5,%zmm8,%zmm0
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm0,%zmm7,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm7,%zmm1 {%k1}
vmovups	%zmm12,4656(%rsp)
vcmpltps	%zmm17,%zmm12,%k1
vmovaps	%zmm1,%zmm12
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2736(%rsp)
vblendmps	%zmm20,%zmm2,%zmm11 {%k1}
vbroadcastss	324f(%rip),%zmm1
vblendmps	%zmm1,%zmm17,%zmm10 {%k1}
vcvtusi2ss	%eax,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4528(%rsp)
vmovups	%zmm7,3120(%rsp)
vmovups	%zmm8,2928(%rsp)
vsubss	%xmm7,%xmm8,%xmm0
vmulss	99f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4784(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%r13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2352(%rsp)
vmovups	%zmm0,2416(%rsp)
vmovups	%zmm0,2480(%rsp)
vmovups	%zmm0,2608(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,2544(%rsp)
vmovups	%zmm2,2672(%rsp)
vbroadcastss	327f(%rip),%zmm0
vmovups	%zmm0,3696(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,1840(%rsp)
vmovups	%zmm0,3184(%rsp)
vmovups	%zmm1,2288(%rsp)
vbroadcastss	326f(%rip),%zmm0
vmovups	%zmm0,3760(%rsp)
vbroadcastss	325f(%rip),%zmm0
vmovups	%zmm0,3568(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3248(%rsp)
jmp	49f
.p2align	4
48:
vfmadd213ps	%zmm27,%zmm7,%zmm8
vcmpunordps	%zmm8,%zmm8,%k4
vmovups	1776(%rsp),%zmm3
vminps	%zmm8,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm15,%zmm0
vmovaps	%zmm15,%zmm0 {%k4}
vmovaps	%zmm27,%zmm0 {%k2}
vsubps	%zmm27,%zmm0,%zmm3
vmovups	2736(%rsp),%zmm6
vblendmps	%zmm6,%zmm3,%zmm6 {%k2}
vfmadd213ps	%zmm4,%zmm3,%zmm1
vfmadd213ps	%zmm29,%zmm7,%zmm26
vcmpunordps	%zmm26,%zmm26,%k4
vminps	%zmm26,%zmm17,%zmm3
vmovaps	%zmm17,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3056(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k4}
vmovaps	%zmm29,%zmm3 {%k2}
vsubps	%zmm29,%zmm3,%zmm4
vmovups	2352(%rsp),%zmm8
vblendmps	%zmm8,%zmm4,%zmm8 {%k2}
vdivps	%zmm13,%zmm2,%zmm5
vmovups	3376(%rsp),%zmm20
vfmadd213ps	%zmm1,%zmm4,%zmm20
vmovups	%zmm6,2736(%rsp)
vmulps	%zmm6,%zmm5,%zmm4
vmovups	560(%rsp),%zmm11
vmovups	880(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm4,%zmm11
vmovups	2224(%rsp),%zmm6
vmovups	1712(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm4,%zmm6
vmovups	%zmm8,2352(%rsp)
vmulps	%zmm8,%zmm5,%zmm4
vmovups	624(%rsp),%zmm9
vfnmadd213ps	%zmm11,%zmm4,%zmm9
vmovups	1456(%rsp),%zmm8
vfnmadd213ps	%zmm6,%zmm4,%zmm8
vmovups	3184(%rsp),%zmm4
vmovaps	%zmm4,%zmm21 {%k3}
vcmpnltps	%zmm12,%zmm7,%k4
vmovups	3696(%rsp),%zmm4
vblendmps	%zmm4,%zmm16,%zmm4 {%k2}
vmovups	%zmm4,3696(%rsp)
vmulps	%zmm16,%zmm18,%zmm4
vmulps	396f(%rip){1to16},%zmm4,%zmm4
vcmpunordps	%zmm16,%zmm16,%k5
vminps	%zmm16,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k5}
vcmpnleps	%zmm19,%zmm6,%k5
vmovups	2288(%rsp),%zmm4
vmovaps	%zmm4,%zmm19 {%k3}
vcmpnleps	%zmm7,%zmm13,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm4 {%k1} {z}
vmovups	1840(%rsp),%zmm6
vmovaps	%zmm6,%zmm4 {%k3}
vmovups	2672(%rsp),%zmm6
vblendmps	%zmm6,%zmm7,%zmm6 {%k2}
vmovups	%zmm6,2672(%rsp)
vmovups	496(%rsp),%zmm1
vfmadd213ps	%zmm1,%zmm7,%zmm30
vcmpunordps	%zmm30,%zmm30,%k1
vminps	%zmm30,%zmm31,%zmm6
vmovaps	%zmm31,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	3120(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm12
vmovaps	%zmm7,%zmm12 {%k1}
vmovaps	%zmm1,%zmm12 {%k2}
vsubps	%zmm1,%zmm12,%zmm6
vmovups	944(%rsp),%zmm14
vfmadd213ps	%zmm20,%zmm6,%zmm14
vmovups	2608(%rsp),%zmm7
vblendmps	%zmm7,%zmm6,%zmm7 {%k2}
vmovups	%zmm7,2608(%rsp)
vmulps	%zmm7,%zmm5,%zmm5
vmovups	1392(%rsp),%zmm6
vfnmadd213ps	%zmm9,%zmm5,%zmm6
vmovups	1584(%rsp),%zmm9
vfnmadd213ps	%zmm8,%zmm5,%zmm9
vmovups	5104(%rsp),%zmm1
vmulps	%zmm6,%zmm1,%zmm5
vmulps	1520(%rsp),%zmm1,%zmm6
vmovups	2160(%rsp),%zmm11
vmulps	%zmm6,%zmm11,%zmm7
vmulps	%zmm5,%zmm7,%zmm8
vfmsub231ps	%zmm9,%zmm11,%zmm8
vfnmadd213ps	%zmm2,%zmm7,%zmm7
vmaxps	384f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm7,%zmm11,%zmm7
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm1,%zmm6,%zmm6
vmulps	%zmm7,%zmm13,%zmm7
vbroadcastss	423f(%rip),%zmm9
vmovups	688(%rsp),%zmm1
vmulps	%zmm9,%zmm1,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vaddps	%zmm7,%zmm1,%zmm7
vcmpunordps	%zmm7,%zmm7,%k1
vminps	%zmm7,%zmm24,%zmm7
vmovaps	%zmm24,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm23,%zmm7
vmovaps	%zmm23,%zmm7 {%k1}
vmovaps	%zmm1,%zmm7 {%k2}
vsubps	%zmm1,%zmm7,%zmm8
vfmadd231ps	%zmm17,%zmm8,%zmm14
vmulps	%zmm5,%zmm13,%zmm5
vfnmadd231ps	%zmm6,%zmm8,%zmm5
vmovups	2480(%rsp),%zmm6
vblendmps	%zmm6,%zmm8,%zmm6 {%k2}
vmovups	%zmm6,2480(%rsp)
vmulps	%zmm9,%zmm28,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm5,%zmm28,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vminps	%zmm5,%zmm22,%zmm5
vmovaps	%zmm22,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm25,%zmm5 {%k1}
vmovaps	%zmm28,%zmm5 {%k2}
vsubps	%zmm28,%zmm5,%zmm6
vfmadd231ps	%zmm6,%zmm15,%zmm14 {%k4} {z}
vmovups	2416(%rsp),%zmm8
vblendmps	%zmm8,%zmm6,%zmm8 {%k2}
vmovups	%zmm8,2416(%rsp)
vmovups	2544(%rsp),%zmm6
vmovaps	%zmm6,%zmm14 {%k2}
knotw	%k0,%k1
vmovups	64(%rsp),%zmm1
vmovaps	%zmm1,%zmm1 {%k1} {z}
vmovups	4528(%rsp),%zmm6
vcmpgtps	3248(%rsp),%zmm6,%k1
vaddps	3440(%rsp),%zmm1,%zmm11 {%k1} {z}
vmovdqa32	%zmm10,%zmm6 {%k2} {z}
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm3,1072(%rsp)
vmovups	%zmm5,240(%rsp)
vmovaps	%zmm7,%zmm28
vmovups	%zmm14,2544(%rsp)
vmovups	%zmm4,1840(%rsp)
vmovups	%zmm21,3184(%rsp)
vmovups	%zmm19,2288(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vmovups	3312(%rsp),%zmm10
49:
vpslld	$31,%zmm6,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,30(%rsp)
knotw	%k0,%k0
kmovw	%k0,28(%rsp)
vpandd	328f(%rip){1to16},%zmm6,%zmm0
vmovdqu64	%zmm0,5360(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	329f(%rip){1to16},%zmm6,%zmm0
vmovdqu64	%zmm0,5296(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vpandd	332f(%rip){1to16},%zmm6,%zmm0
vmovdqu64	%zmm0,5232(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vmovups	%zmm6,4848(%rsp)
vpandd	333f(%rip){1to16},%zmm6,%zmm0
vmovdqu64	%zmm0,5168(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
vbroadcastss	348f(%rip),%zmm16
vxorps	%xmm4,%xmm4,%xmm4
.p2align	4
52:
vmovups	%zmm11,4592(%rsp)
vaddss	%xmm4,%xmm11,%xmm0
vmovshdup	%xmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm11,%xmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm11,%xmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm9
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,4080(%rsp)
vmulps	%zmm0,%zmm12,%zmm0
vmovups	%zmm0,4144(%rsp)
testb	%dl,%dl
vbroadcastss	336f(%rip),%zmm13
vmovups	%zmm28,688(%rsp)
vmovups	%zmm12,4016(%rsp)
vmovss	%xmm9,2032(%rsp)
vmovups	%zmm10,3312(%rsp)
je	54f
vucomiss	%xmm4,%xmm9
vmovups	1840(%rsp),%zmm0
vbroadcastss	97f(%rip),%zmm13
vbroadcastss	378f(%rip),%zmm26
ja	53f
vxorps	%xmm0,%xmm0,%xmm0
53:
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1328(%rsp)
vmovups	%zmm1,1392(%rsp)
vmovups	%zmm1,304(%rsp)
vmovups	%zmm1,496(%rsp)
vmovups	%zmm1,752(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm20,%xmm20,%xmm20
vmovups	%zmm1,1584(%rsp)
vmovups	%zmm1,432(%rsp)
vmovups	%zmm1,368(%rsp)
vmovups	%zmm1,816(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm1,2224(%rsp)
vmovups	%zmm1,64(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	369f(%rip),%zmm17
vbroadcastss	372f(%rip),%zmm19
vxorps	%xmm25,%xmm25,%xmm25
jmp	62f
.p2align	4
54:
movb	$1,%dil
vmovups	1008(%rsp),%zmm0
vmovaps	%zmm12,%zmm1
xorl	%r8d,%r8d
vbroadcastss	79f(%rip),%zmm17
vbroadcastss	94f(%rip),%zmm18
vbroadcastss	337f(%rip),%zmm21
vbroadcastss	338f(%rip),%zmm22
vbroadcastss	339f(%rip),%zmm23
vbroadcastss	342f(%rip),%zmm24
vbroadcastss	343f(%rip),%zmm25
vbroadcastss	344f(%rip),%zmm26
vbroadcastss	345f(%rip),%zmm27
vbroadcastss	346f(%rip),%zmm29
vbroadcastss	347f(%rip),%zmm30
.p2align	4
55:
vdivps	%zmm1,%zmm2,%zmm1
vmulps	334f(%rip){1to16},%zmm1,%zmm3
vbroadcastss	335f(%rip),%zmm9
vsubps	%zmm0,%zmm9,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vxorps	%zmm13,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm21,%zmm5,%zmm5
vmulps	%zmm22,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm23,%zmm7,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm5
vmulps	%zmm22,%zmm5,%zmm5
vmovaps	%zmm25,%zmm8
vfmadd213ps	%zmm26,%zmm5,%zmm8
vfmadd213ps	%zmm27,%zmm5,%zmm8
vfmadd213ps	%zmm29,%zmm5,%zmm8
vfmadd213ps	%zmm30,%zmm5,%zmm8
vfmadd213ps	%zmm2,%zmm5,%zmm8
vaddps	%zmm16,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm17,%zmm4,%zmm7
vbroadcastss	349f(%rip),%zmm20
vfmadd132ps	%zmm20,%zmm2,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	352f(%rip),%zmm19
vmovaps	%zmm19,%zmm8
vbroadcastss	353f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vmovaps	%zmm2,%zmm31
vbroadcastss	354f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vbroadcastss	355f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm8
vbroadcastss	356f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	357f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vbroadcastss	358f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm8
vbroadcastss	359f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	362f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vblendmps	%zmm9,%zmm18,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm6,%zmm10,%zmm11
vmulps	363f(%rip){1to16},%zmm1,%zmm6
vmulps	364f(%rip){1to16},%zmm1,%zmm7
vmulps	%zmm7,%zmm3,%zmm8
leaq	(%r8,%r8,4),%r9
shlq	$6,%r9
addq	%rbp,%r9
xorl	%ebx,%ebx
vmovss	94f(%rip),%xmm20
vbroadcastss	365f(%rip),%zmm28
.p2align	4
56:
vcvtsi2ss	%rbx,%xmm17,%xmm9
vaddss	%xmm20,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm0,%zmm9,%zmm9
vmulps	%zmm9,%zmm3,%zmm9
vmovaps	%zmm13,%zmm2
vxorps	%zmm13,%zmm9,%zmm13
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm21,%zmm12,%zmm12
vmulps	%zmm22,%zmm12,%zmm14
vrndscaleps	$8,%zmm14,%zmm14
vfmadd231ps	%zmm23,%zmm14,%zmm12
vfmadd231ps	%zmm24,%zmm14,%zmm12
vmulps	%zmm22,%zmm12,%zmm12
vmovaps	%zmm25,%zmm15
vfmadd213ps	%zmm26,%zmm12,%zmm15
vfmadd213ps	%zmm27,%zmm12,%zmm15
vfmadd213ps	%zmm29,%zmm12,%zmm15
vfmadd213ps	%zmm30,%zmm12,%zmm15
vaddps	%zmm16,%zmm14,%zmm14
vcvttps2udq	%zmm14,%zmm14
vfmadd213ps	%zmm31,%zmm12,%zmm15
vandps	%zmm17,%zmm9,%zmm12
vfmadd132ps	349f(%rip){1to16},%zmm31,%zmm12
vdivps	%zmm12,%zmm31,%zmm16
vpslld	$23,%zmm14,%zmm12
vmulps	%zmm12,%zmm15,%zmm12
vmovaps	%zmm19,%zmm14
vfmadd213ps	353f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	354f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	355f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	356f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	357f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	358f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	359f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	362f(%rip){1to16},%zmm16,%zmm14
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	335f(%rip){1to16},%zmm18,%zmm13 {%k1}
vmulps	%zmm14,%zmm16,%zmm14
vbroadcastss	348f(%rip),%zmm16
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm14,%zmm13,%zmm14
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm14,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm28,%zmm4,%zmm15
vfmadd213ps	%zmm31,%zmm4,%zmm15
vmovaps	%zmm10,-256(%r9)
vmulps	%zmm15,%zmm5,%zmm10
vmulps	%zmm28,%zmm9,%zmm15
vfmadd213ps	%zmm31,%zmm9,%zmm15
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm15,%zmm10
vfmsub231ps	%zmm15,%zmm9,%zmm4
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%r9)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%r9)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r9)
vmulps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm4,(%r9)
incq	%rbx
addq	$320,%r9
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%zmm14,%zmm11
vmovaps	%zmm13,%zmm10
vmovaps	%zmm2,%zmm13
cmpq	%rbx,%rsi
jne	56b
vmovups	1072(%rsp),%zmm0
vmovups	4144(%rsp),%zmm1
movq	%rsi,%r8
testb	$1,%dil
movl	$0,%edi
vmovaps	%zmm31,%zmm2
jne	55b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2032(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1648(%rsp)
vmovups	1840(%rsp),%zmm0
ja	57f
vxorps	%xmm0,%xmm0,%xmm0
57:
vbroadcastss	8(%r11),%zmm26
movq	%r10,%rdi
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1136(%rsp)
vmovups	%zmm1,1200(%rsp)
vmovups	%zmm1,2096(%rsp)
vmovups	%zmm1,560(%rsp)
vmovups	%zmm1,624(%rsp)
vmovups	%zmm1,64(%rsp)
vmovups	%zmm1,2224(%rsp)
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm1,1520(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,368(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm1,1584(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm1,752(%rsp)
vmovups	%zmm1,496(%rsp)
vmovups	%zmm1,304(%rsp)
vmovups	%zmm1,1392(%rsp)
vmovups	%zmm1,1328(%rsp)
vmovups	%zmm1,1264(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
xorl	%r9d,%r9d
vmovups	240(%rsp),%zmm10
.p2align	4
58:
vmovups	%zmm8,3632(%rsp)
vmovups	%zmm27,4208(%rsp)
vmovups	%zmm4,432(%rsp)
vmovups	%zmm23,4272(%rsp)
vmovups	%zmm21,2160(%rsp)
vmovups	%zmm24,3376(%rsp)
vmovups	%zmm14,1712(%rsp)
vmovups	%zmm15,880(%rsp)
vmovups	%zmm16,944(%rsp)
leaq	(%r9,%rsi),%r8
leaq	(%r8,%r8,4),%r8
shlq	$6,%r8
vmovaps	(%r15,%r8),%zmm12
vmovaps	64(%r15,%r8),%zmm14
vmovaps	128(%r15,%r8),%zmm31
vmovaps	192(%r15,%r8),%zmm1
vmovups	%zmm1,1904(%rsp)
vmovaps	256(%r15,%r8),%zmm1
vmovups	%zmm1,1968(%rsp)
vmulps	%zmm12,%zmm10,%zmm27
vxorps	%xmm11,%xmm11,%xmm11
movq	%rdi,%rbx
xorl	%r8d,%r8d
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vmovups	688(%rsp),%zmm28
.p2align	4
59:
vmovaps	(%rbx),%zmm15
vmovaps	-256(%rbp,%r8),%zmm18
vmovaps	-192(%rbp,%r8),%zmm4
vmovaps	%zmm18,%zmm13
vfmadd213ps	%zmm28,%zmm27,%zmm13
vaddps	%zmm26,%zmm13,%zmm13
vdivps	%zmm13,%zmm2,%zmm10
vmovaps	-128(%rbp,%r8),%zmm8
vsubps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm0,%zmm15
vfmadd213ps	%zmm10,%zmm10,%zmm15
vaddps	%zmm15,%zmm22,%zmm22
vaddps	%zmm13,%zmm1,%zmm1
vfmadd231ps	%zmm18,%zmm13,%zmm30
vfmadd231ps	%zmm4,%zmm13,%zmm29
vfmadd231ps	-64(%rbp,%r8),%zmm13,%zmm3
vfmadd231ps	%zmm8,%zmm13,%zmm9
vfmadd231ps	(%rbp,%r8),%zmm13,%zmm7
vmulps	%zmm15,%zmm18,%zmm10
vaddps	%zmm10,%zmm11,%zmm11
vfmadd231ps	%zmm10,%zmm18,%zmm21
vmulps	%zmm15,%zmm4,%zmm10
vaddps	%zmm10,%zmm17,%zmm17
vfmadd231ps	%zmm18,%zmm10,%zmm16
vfmadd231ps	%zmm10,%zmm4,%zmm19
vmulps	%zmm15,%zmm8,%zmm10
vaddps	%zmm10,%zmm6,%zmm6
vfmadd231ps	%zmm18,%zmm10,%zmm5
vfmadd231ps	%zmm4,%zmm10,%zmm24
vfmadd231ps	%zmm8,%zmm10,%zmm23
addq	$320,%r8
addq	$64,%rbx
cmpq	%r8,%r13
jne	59b
vmovups	240(%rsp),%zmm10
vmulps	%zmm14,%zmm10,%zmm15
vxorps	%xmm18,%xmm18,%xmm18
vfmadd213ps	%zmm18,%zmm27,%zmm19
vmovups	1136(%rsp),%zmm4
vfmadd231ps	%zmm19,%zmm27,%zmm4
vmovups	%zmm4,1136(%rsp)
vmovaps	%zmm16,%zmm4
vfmadd213ps	%zmm18,%zmm15,%zmm4
vmovups	1200(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm27,%zmm8
vmovups	%zmm8,1200(%rsp)
vmovaps	%zmm21,%zmm4
vfmadd213ps	%zmm18,%zmm15,%zmm4
vmovups	2096(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm15,%zmm8
vmovups	%zmm8,2096(%rsp)
vmovaps	%zmm16,%zmm4
vfmadd213ps	%zmm18,%zmm12,%zmm4
vmovups	560(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm27,%zmm8
vmovups	%zmm8,560(%rsp)
vmovaps	%zmm21,%zmm4
vfmadd213ps	%zmm18,%zmm12,%zmm4
vmovups	624(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm15,%zmm8
vmovups	%zmm8,624(%rsp)
vmovups	64(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm12,%zmm8
vmovups	%zmm8,64(%rsp)
vaddps	%zmm18,%zmm17,%zmm4
vmovups	2224(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm27,%zmm8
vmovups	%zmm8,2224(%rsp)
vaddps	%zmm18,%zmm11,%zmm4
vmovups	1456(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm15,%zmm8
vmovups	%zmm8,1456(%rsp)
vmovups	1520(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm12,%zmm8
vmovups	%zmm8,1520(%rsp)
vmulps	%zmm31,%zmm10,%zmm4
vmulps	4080(%rsp),%zmm4,%zmm4
vfmadd213ps	%zmm18,%zmm4,%zmm11
vfmadd213ps	%zmm11,%zmm27,%zmm6
vfmadd213ps	%zmm18,%zmm4,%zmm16
vfmadd213ps	%zmm16,%zmm27,%zmm24
vfmadd213ps	%zmm18,%zmm4,%zmm21
vfmadd231ps	%zmm5,%zmm27,%zmm21
vfmadd213ps	%zmm18,%zmm4,%zmm5
vfmadd213ps	%zmm5,%zmm27,%zmm23
vmovups	816(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm27,%zmm5
vmovups	%zmm5,816(%rsp)
vmovups	944(%rsp),%zmm16
vfmadd231ps	%zmm30,%zmm4,%zmm16
vfmadd231ps	%zmm21,%zmm4,%zmm20
vfmadd231ps	%zmm23,%zmm27,%zmm20
vmovups	1648(%rsp),%zmm4
vfmadd231ps	%zmm29,%zmm27,%zmm4
vmovups	%zmm4,1648(%rsp)
vfmadd231ps	%zmm9,%zmm27,%zmm16
vmovups	3376(%rsp),%zmm24
vfmadd231ps	%zmm30,%zmm15,%zmm24
vmovups	368(%rsp),%zmm4
vfmadd231ps	%zmm15,%zmm21,%zmm4
vmovups	%zmm4,368(%rsp)
vmovups	432(%rsp),%zmm4
vfmadd231ps	%zmm21,%zmm12,%zmm4
vmovups	752(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm12,%zmm5
vmovups	%zmm5,752(%rsp)
vmovups	1328(%rsp),%zmm3
vfmadd231ps	%zmm7,%zmm12,%zmm3
vmovups	%zmm3,1328(%rsp)
vmovups	880(%rsp),%zmm15
vfmadd231ps	%zmm30,%zmm12,%zmm15
vmovups	4208(%rsp),%zmm27
vfmadd231ps	%zmm9,%zmm12,%zmm27
vmovups	2160(%rsp),%zmm21
vfmadd231ps	%zmm29,%zmm14,%zmm21
vmovups	496(%rsp),%zmm3
vfmadd231ps	%zmm29,%zmm31,%zmm3
vmovups	%zmm3,496(%rsp)
vmovups	304(%rsp),%zmm3
vfmadd231ps	%zmm14,%zmm9,%zmm3
vmovups	%zmm3,304(%rsp)
vmovups	1264(%rsp),%zmm3
vfmadd231ps	%zmm9,%zmm31,%zmm3
vmovups	%zmm3,1264(%rsp)
vmovups	3632(%rsp),%zmm8
vfmadd231ps	%zmm30,%zmm31,%zmm8
vmovups	1392(%rsp),%zmm3
vfmadd231ps	1904(%rsp),%zmm30,%zmm3
vmovups	%zmm3,1392(%rsp)
vfmadd231ps	1968(%rsp),%zmm30,%zmm25
vmovups	1712(%rsp),%zmm14
vaddps	%zmm1,%zmm14,%zmm14
vaddps	%zmm18,%zmm22,%zmm1
vmovups	4272(%rsp),%zmm23
vaddps	%zmm1,%zmm23,%zmm23
vmovups	1584(%rsp),%zmm1
vaddps	%zmm6,%zmm1,%zmm1
vmovups	%zmm1,1584(%rsp)
incq	%r9
addq	%rax,%rdi
cmpq	%rsi,%r9
jne	58b
vbroadcastss	97f(%rip),%zmm13
vbroadcastss	369f(%rip),%zmm17
vbroadcastss	372f(%rip),%zmm19
vbroadcastss	378f(%rip),%zmm26
vmovups	688(%rsp),%zmm28
vmovups	624(%rsp),%zmm11
vmovups	560(%rsp),%zmm6
vmovups	4016(%rsp),%zmm12
vmovups	1648(%rsp),%zmm22
vmovss	2032(%rsp),%xmm9
vmovups	%zmm4,432(%rsp)
vmovups	1264(%rsp),%zmm4
vmovups	1200(%rsp),%zmm7
vmovups	2096(%rsp),%zmm31
vmovups	1136(%rsp),%zmm30
62:
vmovups	240(%rsp),%zmm5
vmulps	%zmm5,%zmm0,%zmm1
vdivps	%zmm12,%zmm2,%zmm3
vmulps	%zmm27,%zmm1,%zmm29
vfnmadd213ps	%zmm30,%zmm3,%zmm29
vdivps	4144(%rsp),%zmm2,%zmm3
vmulps	%zmm8,%zmm1,%zmm30
vfnmadd213ps	%zmm31,%zmm3,%zmm30
vfnmadd213ps	%zmm7,%zmm1,%zmm21
vmovaps	%zmm12,%zmm7
vmovaps	%zmm8,%zmm12
vmovups	4080(%rsp),%zmm8
vmulss	%xmm8,%xmm8,%xmm3
vbroadcastss	%xmm3,%zmm3
vmulps	%zmm25,%zmm3,%zmm3
vmulps	%zmm4,%zmm8,%zmm4
vaddps	1328(%rsp),%zmm3,%zmm3
vaddps	%zmm3,%zmm4,%zmm3
vaddps	%zmm3,%zmm4,%zmm3
vxorps	%xmm25,%xmm25,%xmm25
vmulps	%zmm25,%zmm12,%zmm4
vfmadd231ps	%zmm27,%zmm25,%zmm4
vaddps	%zmm4,%zmm3,%zmm4
vmulps	496(%rsp),%zmm8,%zmm3
vaddps	752(%rsp),%zmm3,%zmm3
vfnmadd213ps	816(%rsp),%zmm1,%zmm3
vmovups	%zmm3,1264(%rsp)
vmulps	1392(%rsp),%zmm8,%zmm3
vaddps	304(%rsp),%zmm3,%zmm3
vfnmadd213ps	368(%rsp),%zmm1,%zmm3
vmovups	%zmm3,1200(%rsp)
vfnmadd213ps	%zmm20,%zmm1,%zmm4
vmovaps	%zmm4,%zmm20
vdivps	%zmm5,%zmm13,%zmm1
vmulps	%zmm12,%zmm8,%zmm3
vaddps	%zmm3,%zmm27,%zmm8
vfnmadd213ps	432(%rsp),%zmm0,%zmm8
vmulps	%zmm1,%zmm0,%zmm0
vfmadd231ps	%zmm22,%zmm0,%zmm6
vmovaps	%zmm6,%zmm25
vfmadd231ps	%zmm0,%zmm24,%zmm11
vxorps	%xmm0,%xmm0,%xmm0
vucomiss	%xmm0,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm11,624(%rsp)
vmovups	%zmm25,560(%rsp)
vmovups	%zmm16,944(%rsp)
vmovups	%zmm15,880(%rsp)
vmovups	%zmm8,1392(%rsp)
vmovups	%zmm14,1712(%rsp)
vmovups	%zmm24,3376(%rsp)
vmovups	%zmm21,2160(%rsp)
vmovups	%zmm22,1648(%rsp)
vmovups	%zmm29,3632(%rsp)
jbe	66f
vmovups	3248(%rsp),%zmm0
vmovups	4592(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3248(%rsp)
vcmpgeps	366f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm6,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm6,%xmm1
jbe	66f
vmovaps	%zmm20,%zmm29
vxorps	%xmm1,%xmm1,%xmm1
testb	%dl,%dl
vpbroadcastd	367f(%rip),%zmm14
vpbroadcastd	368f(%rip),%zmm15
vpbroadcastd	83f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm20
vbroadcastss	374f(%rip),%zmm21
vbroadcastss	375f(%rip),%zmm22
vbroadcastss	376f(%rip),%zmm24
vbroadcastss	377f(%rip),%zmm25
jne	65f
vbroadcastss	8(%r11),%zmm3
movq	%r10,%rdi
xorl	%r8d,%r8d
.p2align	4
63:
leaq	(%r8,%rsi),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	240(%rsp),%zmm4
vmulps	(%r15,%r9),%zmm4,%zmm4
movq	%r15,%r9
movq	%rdi,%rbx
movq	%rsi,%r14
.p2align	4
64:
vmovaps	(%r9),%zmm5
vfmadd213ps	%zmm28,%zmm4,%zmm5
vaddps	%zmm3,%zmm5,%zmm5
vdivps	%zmm5,%zmm2,%zmm6
vmovaps	(%rbx),%zmm7
vsubps	%zmm5,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm13,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm13,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm2,%zmm6,%zmm8
vpaddd	%zmm14,%zmm8,%zmm8
vpandd	%zmm15,%zmm8,%zmm8
vpsubd	%zmm8,%zmm16,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm13,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm17,%zmm9
vfmadd213ps	%zmm19,%zmm10,%zmm9
vmovaps	%zmm20,%zmm11
vmovaps	%zmm22,%zmm12
vfmadd213ps	%zmm24,%zmm10,%zmm12
vfmadd213ps	%zmm21,%zmm10,%zmm11
vfmadd231ps	%zmm25,%zmm6,%zmm12
vfmadd213ps	%zmm11,%zmm6,%zmm12
vfmadd213ps	%zmm9,%zmm6,%zmm12
vfmadd213ps	%zmm10,%zmm6,%zmm12
vaddps	%zmm2,%zmm7,%zmm6
vfmadd231ps	%zmm26,%zmm8,%zmm12
vmaxps	%zmm13,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm12,%zmm7
vfmadd231ps	%zmm7,%zmm5,%zmm1
addq	$64,%rbx
addq	$320,%r9
decq	%r14
jne	64b
incq	%r8
addq	%rax,%rdi
cmpq	%rsi,%r8
jne	63b
65:
vbroadcastss	379f(%rip),%zmm3
vmovups	3568(%rsp),%zmm4
vfmadd213ps	382f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm18,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,3568(%rsp)
vmovups	3760(%rsp),%zmm0
vbroadcastss	383f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3760(%rsp)
vmovups	2288(%rsp),%zmm0
vmaxps	324f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2288(%rsp)
vblendmps	99f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	2736(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	1008(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	2352(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1072(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	2416(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	240(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,240(%rsp)
vmovups	2480(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm28,%zmm28
vmovups	%zmm28,688(%rsp)
vmovups	2608(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	4016(%rsp),%zmm10
vsubps	%zmm7,%zmm10,%zmm17
vmovups	2544(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2544(%rsp)
vmovups	2672(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2672(%rsp)
vmovups	1840(%rsp),%zmm0
vmovaps	%zmm18,%zmm0 {%k1}
vmovups	%zmm0,1840(%rsp)
vmovups	3184(%rsp),%zmm0
vbroadcastss	327f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3184(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,3440(%rsp)
vmovups	%zmm6,2608(%rsp)
vmovups	%zmm5,2480(%rsp)
vmovups	%zmm4,2416(%rsp)
vmovups	%zmm3,2352(%rsp)
vmovups	%zmm1,2736(%rsp)
vmovups	2928(%rsp),%zmm3
vmovups	2864(%rsp),%zmm4
vmovups	2800(%rsp),%zmm5
vmovups	1776(%rsp),%zmm6
vmovups	624(%rsp),%zmm11
vmovups	560(%rsp),%zmm7
vmovups	944(%rsp),%zmm16
vmovups	880(%rsp),%zmm15
vmovups	1712(%rsp),%zmm14
vmovups	3376(%rsp),%zmm24
vmovups	2160(%rsp),%zmm21
vmovups	1648(%rsp),%zmm22
vmovups	64(%rsp),%zmm10
vmovaps	%zmm29,%zmm20
vmovups	3632(%rsp),%zmm29
jmp	67f
.p2align	4
66:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3440(%rsp)
vmovaps	%zmm7,%zmm17
vmovups	2928(%rsp),%zmm3
vmovups	2864(%rsp),%zmm4
vmovups	2800(%rsp),%zmm5
vmovups	1776(%rsp),%zmm6
vmovups	1072(%rsp),%zmm8
vmovups	1008(%rsp),%zmm9
vmovups	64(%rsp),%zmm10
vmovaps	%zmm25,%zmm7
67:
vmovups	%zmm10,64(%rsp)
vmovups	%zmm20,4912(%rsp)
vmovups	%zmm17,496(%rsp)
vbroadcastss	95f(%rip),%zmm1
vmaxps	%zmm1,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm29
vmovups	%zmm30,5040(%rsp)
vmaxps	%zmm1,%zmm30,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm26
vmaxps	%zmm1,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm25
vmaxps	%zmm1,%zmm23,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5232(%rsp),%zmm10
vptestmd	%zmm10,%zmm10,%k3
vmovdqu64	5360(%rsp),%zmm10
vptestmd	%zmm10,%zmm10,%k1
vdivps	%zmm0,%zmm2,%zmm19
vmaxps	%zmm1,%zmm20,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	%zmm23,4272(%rsp)
vdivps	%zmm0,%zmm2,%zmm30
vcmpleps	%zmm5,%zmm9,%k2
vmovups	%zmm9,1008(%rsp)
vcmpleps	%zmm9,%zmm6,%k4
vblendmps	%zmm22,%zmm13,%zmm0 {%k4}
vbroadcastss	336f(%rip),%zmm31
vxorps	%zmm31,%zmm22,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm18,%k6
kmovw	30(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm18,%zmm2,%zmm9 {%k2}
vmovups	%zmm9,432(%rsp)
vcmpgeps	3504(%rsp),%zmm8,%k4
vblendmps	%zmm24,%zmm13,%zmm0 {%k4}
vmovups	%zmm8,1072(%rsp)
vcmpleps	3056(%rsp),%zmm8,%k4
vxorps	%zmm31,%zmm24,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm18,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm18,%zmm2,%zmm6 {%k4}
vmovups	%zmm6,368(%rsp)
vmovdqu64	5296(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vmovups	240(%rsp),%zmm0
vcmpgeps	3824(%rsp),%zmm0,%k1
vblendmps	%zmm15,%zmm13,%zmm1 {%k1}
vmovups	%zmm0,240(%rsp)
vcmpleps	3888(%rsp),%zmm0,%k1
vxorps	%zmm31,%zmm15,%zmm1 {%k1}
vmovups	688(%rsp),%zmm5
vcmpgeps	3952(%rsp),%zmm5,%k1
vblendmps	%zmm14,%zmm13,%zmm0 {%k1}
vmovups	%zmm5,688(%rsp)
vcmpleps	%zmm4,%zmm5,%k1
vxorps	%zmm31,%zmm14,%zmm0 {%k1}
vcmpleps	%zmm17,%zmm3,%k1
vblendmps	%zmm16,%zmm13,%zmm13 {%k1}
vcmpleps	3120(%rsp),%zmm17,%k1
vxorps	%zmm31,%zmm16,%zmm13 {%k1}
vcmpleps	%zmm1,%zmm18,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm18,%zmm2,%zmm5 {%k5}
vmovups	%zmm5,304(%rsp)
vmulps	%zmm6,%zmm26,%zmm1
vmulps	%zmm1,%zmm21,%zmm4
vmulps	%zmm9,%zmm29,%zmm6
vmulps	%zmm6,%zmm4,%zmm8
vmulps	%zmm5,%zmm25,%zmm27
vmulps	%zmm27,%zmm7,%zmm4
vmulps	%zmm6,%zmm4,%zmm23
vmulps	%zmm8,%zmm23,%zmm7
vmovaps	%zmm8,%zmm4
vmovaps	%zmm8,%zmm10
vfnmadd213ps	%zmm2,%zmm8,%zmm4
vbroadcastss	384f(%rip),%zmm28
vmovups	%zmm4,4976(%rsp)
vmaxps	%zmm28,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm2,%zmm3
vmulps	%zmm3,%zmm26,%zmm5
vmovaps	%zmm2,%zmm5 {%k4}
vcmpleps	%zmm0,%zmm18,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm18,%zmm2,%zmm12 {%k3}
vmovups	%zmm12,816(%rsp)
vmulps	%zmm27,%zmm11,%zmm8
vfmsub231ps	%zmm8,%zmm1,%zmm7
vmulps	%zmm3,%zmm7,%zmm20
vmovaps	%zmm23,%zmm16
vfnmadd213ps	%zmm2,%zmm23,%zmm16
vfnmadd231ps	%zmm20,%zmm20,%zmm16
vmaxps	%zmm28,%zmm16,%zmm7
vsqrtps	%zmm7,%zmm8
vmovaps	%zmm19,%zmm4
vmulps	%zmm12,%zmm19,%zmm15
vmulps	2224(%rsp),%zmm15,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vmovups	%zmm10,1136(%rsp)
vmulps	%zmm10,%zmm7,%zmm9
vmulps	%zmm23,%zmm7,%zmm11
vdivps	%zmm8,%zmm2,%zmm8
vmulps	%zmm29,%zmm5,%zmm14
vmovaps	%zmm5,%zmm14 {%k2}
vmovdqu64	5168(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k0
vmulps	%zmm8,%zmm25,%zmm17
vmovaps	%zmm2,%zmm17 {%k5}
vcmpleps	%zmm13,%zmm18,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm18,%zmm2,%zmm0 {%k5}
vmovups	%zmm0,752(%rsp)
vmovaps	%zmm30,%zmm13
vmulps	%zmm0,%zmm30,%zmm5
vmulps	1264(%rsp),%zmm5,%zmm12
vmovaps	%zmm22,%zmm21
vmulps	%zmm6,%zmm12,%zmm22
vmulps	%zmm10,%zmm22,%zmm18
vmulps	%zmm23,%zmm22,%zmm19
vmulps	1456(%rsp),%zmm15,%zmm6
vfmsub231ps	%zmm6,%zmm1,%zmm9
vmovups	%zmm3,4208(%rsp)
vmulps	%zmm3,%zmm9,%zmm6
vmulps	1520(%rsp),%zmm15,%zmm9
vfmsub231ps	%zmm9,%zmm27,%zmm11
vfnmadd231ps	%zmm20,%zmm6,%zmm11
vmovaps	%zmm24,%zmm10
vmulps	%zmm8,%zmm11,%zmm24
vmovaps	%zmm7,%zmm12
vfnmadd213ps	%zmm2,%zmm7,%zmm12
vfnmadd231ps	%zmm6,%zmm6,%zmm12
vfnmadd231ps	%zmm24,%zmm24,%zmm12
vmulps	1200(%rsp),%zmm5,%zmm9
vfmsub231ps	%zmm9,%zmm1,%zmm18
vmovaps	%zmm28,%zmm0
vmaxps	%zmm28,%zmm12,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	1392(%rsp),%zmm5,%zmm9
vmovups	%zmm27,5104(%rsp)
vfmsub231ps	%zmm9,%zmm27,%zmm19
vmulps	%zmm7,%zmm22,%zmm9
vdivps	%zmm1,%zmm2,%zmm28
vmulps	1584(%rsp),%zmm5,%zmm5
vfmsub231ps	%zmm5,%zmm15,%zmm9
vmulps	%zmm28,%zmm4,%zmm11
vmovaps	%zmm4,%zmm1
vmovaps	%zmm2,%zmm11 {%k3}
vmulps	%zmm3,%zmm18,%zmm27
vfnmadd231ps	%zmm20,%zmm27,%zmm19
vmulps	%zmm8,%zmm19,%zmm30
vfnmadd231ps	%zmm6,%zmm27,%zmm9
vfnmadd231ps	%zmm24,%zmm30,%zmm9
vmulps	%zmm28,%zmm9,%zmm5
vmulps	%zmm17,%zmm14,%zmm9
vmovaps	%zmm22,%zmm18
vfnmadd213ps	%zmm2,%zmm22,%zmm18
vfnmadd231ps	%zmm27,%zmm27,%zmm18
vfnmadd231ps	%zmm30,%zmm30,%zmm18
vfnmadd231ps	%zmm5,%zmm5,%zmm18
vmaxps	%zmm0,%zmm18,%zmm14
vsqrtps	%zmm14,%zmm14
vmulps	%zmm11,%zmm9,%zmm9
vdivps	%zmm14,%zmm2,%zmm4
vmulps	%zmm4,%zmm13,%zmm11
vmulps	%zmm11,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vmovups	%zmm0,2096(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2032(%rsp),%xmm3
vucomiss	%xmm0,%xmm3
vmovups	%zmm29,2992(%rsp)
vmulps	%zmm21,%zmm29,%zmm9
kmovw	28(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm9,%zmm14
vxorps	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm9,%zmm14 {%k3} {z}
kmovw	26(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	%zmm26,1904(%rsp)
vmulps	%zmm10,%zmm26,%zmm21
vmovaps	%zmm21,%zmm19 {%k3} {z}
vfmadd213ps	%zmm14,%zmm19,%zmm19
kmovw	24(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm25,1328(%rsp)
vmulps	880(%rsp),%zmm25,%zmm25
vmovaps	%zmm25,%zmm14 {%k1} {z}
vfmadd213ps	%zmm19,%zmm14,%zmm14
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm1,%zmm17
vmulps	1712(%rsp),%zmm1,%zmm26
vmovaps	%zmm26,%zmm29 {%k1} {z}
vfmadd213ps	%zmm14,%zmm29,%zmm29
kmovw	20(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm13,%zmm0
vmovaps	%zmm8,%zmm13
vmovups	%zmm0,1968(%rsp)
vmulps	944(%rsp),%zmm0,%zmm11
vmovaps	%zmm11,%zmm19 {%k1} {z}
vfmadd213ps	%zmm29,%zmm19,%zmm19
vmulps	432(%rsp),%zmm9,%zmm14
vmovups	1136(%rsp),%zmm1
vmulps	%zmm14,%zmm1,%zmm29
vfmsub231ps	368(%rsp),%zmm21,%zmm29
vmovaps	%zmm23,%zmm9
vmulps	%zmm14,%zmm23,%zmm23
vfmsub231ps	304(%rsp),%zmm25,%zmm23
vmulps	%zmm14,%zmm7,%zmm0
vfmsub231ps	816(%rsp),%zmm26,%zmm0
vmulps	%zmm14,%zmm22,%zmm3
vfmsub231ps	752(%rsp),%zmm11,%zmm3
vmovups	4208(%rsp),%zmm8
vxorps	%zmm31,%zmm1,%zmm1
vmovups	%zmm1,1136(%rsp)
vxorps	%zmm31,%zmm9,%zmm11
vxorps	%zmm31,%zmm7,%zmm21
vxorps	%zmm31,%zmm22,%zmm10
vmulps	%zmm8,%zmm29,%zmm25
vfnmadd231ps	%zmm20,%zmm25,%zmm23
vxorps	%zmm31,%zmm20,%zmm1
vmovups	%zmm1,2032(%rsp)
vfnmadd231ps	%zmm6,%zmm25,%zmm0
vxorps	%zmm31,%zmm6,%zmm22
vmulps	%zmm13,%zmm23,%zmm29
vfnmadd231ps	%zmm24,%zmm29,%zmm0
vxorps	%zmm31,%zmm24,%zmm26
vfnmadd231ps	%zmm27,%zmm25,%zmm3
vxorps	%zmm31,%zmm27,%zmm24
vfnmadd231ps	%zmm30,%zmm29,%zmm3
vxorps	%zmm31,%zmm30,%zmm27
vmovaps	%zmm28,%zmm9
vmulps	%zmm28,%zmm0,%zmm23
vfnmadd231ps	%zmm5,%zmm23,%zmm3
vxorps	%zmm31,%zmm5,%zmm30
vmovaps	%zmm14,%zmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm14,%zmm6
vfmadd231ps	%zmm25,%zmm25,%zmm6
vfmadd231ps	%zmm29,%zmm29,%zmm6
vfmadd231ps	%zmm23,%zmm23,%zmm6
vmovaps	%zmm4,%zmm1
vmulps	%zmm4,%zmm3,%zmm20
vfmadd231ps	%zmm20,%zmm20,%zmm6
ja	68f
vmovaps	%zmm24,%zmm15
vmovaps	%zmm22,%zmm24
vmovaps	%zmm11,%zmm22
vmovups	%zmm10,64(%rsp)
vmovups	1328(%rsp),%zmm31
vdivps	%zmm31,%zmm2,%zmm0
vbroadcastss	16(%r11),%zmm3
vmulps	240(%rsp),%zmm0,%zmm0
vdivps	%zmm17,%zmm2,%zmm5
vmovups	688(%rsp),%zmm28
vmulps	%zmm28,%zmm5,%zmm5
vmovups	3184(%rsp),%zmm16
vdivps	%zmm16,%zmm2,%zmm10
vmulps	2096(%rsp),%zmm10,%zmm10
vmulps	385f(%rip){1to16},%zmm0,%zmm0
vmulps	386f(%rip){1to16},%zmm5,%zmm5
vmaxps	%zmm0,%zmm5,%zmm11
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm11 {%k1}
vbroadcastss	327f(%rip),%zmm12
vmovups	3568(%rsp),%zmm0
vcmpltps	%zmm12,%zmm0,%k1
vaddps	%zmm0,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	387f(%rip){1to16},%zmm0,%zmm0 {%k1} {z}
vmaxps	%zmm11,%zmm0,%zmm5
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm0,%zmm5 {%k1}
vmulps	%zmm10,%zmm10,%zmm0
vminps	%zmm2,%zmm0,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm0,%zmm5,%zmm10
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm10 {%k1}
vcmpltps	%zmm12,%zmm16,%k1
vmovaps	%zmm10,%zmm0 {%k1} {z}
vmulps	%zmm0,%zmm0,%zmm0
vmulss	%xmm3,%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm19,%k1
vcmpleps	%zmm0,%zmm6,%k1 {%k1}
vmovups	368(%rsp),%zmm0
vmulps	432(%rsp),%zmm0,%zmm0
vmulps	304(%rsp),%zmm0,%zmm0
vmulps	816(%rsp),%zmm0,%zmm0
vmulps	752(%rsp),%zmm0,%zmm0
vcmpnltps	%zmm0,%zmm7,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vbroadcastss	323f(%rip),%zmm3
vblendmps	%zmm0,%zmm3,%zmm0 {%k1}
vmovups	4528(%rsp),%zmm5
vcmpleps	3248(%rsp),%zmm5,%k1
vminps	388f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovups	3312(%rsp),%zmm10
vcmpeqps	%zmm3,%zmm10,%k1
vmovaps	%zmm0,%zmm10 {%k1}
vcmpeqps	%zmm3,%zmm10,%k1
vmovaps	%zmm2,%zmm11 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm11,%xmm0
vmovshdup	%xmm11,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm11,%xmm11,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm11,%xmm11,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf128	$1,%ymm11,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$2,%zmm11,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$3,%zmm11,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
vmovups	496(%rsp),%zmm12
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	348f(%rip),%zmm16
ja	52b
jmp	69f
.p2align	4
68:
vmovups	%zmm15,2160(%rsp)
vmulps	%zmm20,%zmm1,%zmm0
vfmadd213ps	%zmm23,%zmm0,%zmm30
vmulps	%zmm30,%zmm9,%zmm7
vfmadd213ps	%zmm29,%zmm7,%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm27
vmulps	%zmm27,%zmm13,%zmm3
vmovups	2032(%rsp),%zmm1
vfmadd213ps	%zmm25,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm7,%zmm22
vfmadd213ps	%zmm22,%zmm0,%zmm24
vmulps	%zmm24,%zmm8,%zmm15
vmovups	1136(%rsp),%zmm1
vfmadd213ps	%zmm14,%zmm15,%zmm1
vfmadd213ps	%zmm1,%zmm3,%zmm11
vfmadd213ps	%zmm11,%zmm7,%zmm21
vfmadd213ps	%zmm21,%zmm0,%zmm10
vmovups	2992(%rsp),%zmm11
vmulps	%zmm10,%zmm11,%zmm8
vmovups	1904(%rsp),%zmm5
vmulps	%zmm15,%zmm5,%zmm26
vmovups	1328(%rsp),%zmm14
vmulps	%zmm3,%zmm14,%zmm21
vmovaps	%zmm17,%zmm20
vmulps	%zmm7,%zmm17,%zmm4
vmovups	1968(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm30
vmovups	1072(%rsp),%zmm29
vaddps	%zmm26,%zmm29,%zmm0
vmovups	3504(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3056(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpeqps	%zmm29,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	1008(%rsp),%zmm27
vaddps	%zmm8,%zmm27,%zmm0
vmovups	1776(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm3,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2800(%rsp),%zmm15
vmaxps	%zmm1,%zmm15,%zmm1
vmovaps	%zmm15,%zmm1 {%k2}
vcmpeqps	%zmm27,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	240(%rsp),%zmm28
vmovups	%zmm21,1200(%rsp)
vaddps	%zmm21,%zmm28,%zmm0
vmovups	3824(%rsp),%zmm31
vminps	%zmm0,%zmm31,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm31,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3888(%rsp),%zmm25
vmaxps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k2}
vcmpeqps	%zmm28,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	688(%rsp),%zmm3
vmovups	%zmm4,1264(%rsp)
vaddps	%zmm4,%zmm3,%zmm0
vmovups	3952(%rsp),%zmm24
vminps	%zmm0,%zmm24,%zmm1
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm24,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2864(%rsp),%zmm23
vmaxps	%zmm1,%zmm23,%zmm1
vmovaps	%zmm23,%zmm1 {%k3}
vcmpeqps	%zmm3,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	496(%rsp),%zmm3
vaddps	%zmm30,%zmm3,%zmm0
vmovups	2928(%rsp),%zmm17
vminps	%zmm0,%zmm17,%zmm1
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm17,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3120(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k4}
vcmpeqps	%zmm3,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	332f(%rip),%zmm1 {%k3} {z}
vpord	333f(%rip){1to16},%zmm1,%zmm1 {%k4}
vpord	329f(%rip){1to16},%zmm1,%zmm1 {%k2}
vpord	328f(%rip){1to16},%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm7
vmovups	4976(%rsp),%zmm0
vminps	%zmm2,%zmm0,%zmm0
vminps	%zmm0,%zmm16,%zmm0
vminps	%zmm0,%zmm12,%zmm0
vminps	%zmm0,%zmm18,%zmm0
vmulps	3632(%rsp),%zmm11,%zmm1
vmulps	%zmm1,%zmm11,%zmm1
vmovups	432(%rsp),%zmm4
vsubps	%zmm4,%zmm2,%zmm3
vfmadd231ps	%zmm1,%zmm4,%zmm3
vminps	%zmm0,%zmm3,%zmm0
vmulps	5040(%rsp),%zmm5,%zmm1
vmulps	%zmm1,%zmm5,%zmm1
vmovups	368(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm3
vfmadd231ps	%zmm1,%zmm5,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vmulps	64(%rsp),%zmm14,%zmm1
vmulps	%zmm1,%zmm14,%zmm1
vmovups	304(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm3
vfmadd231ps	%zmm1,%zmm5,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vmulps	4272(%rsp),%zmm20,%zmm1
vmulps	%zmm1,%zmm20,%zmm1
vmovups	816(%rsp),%zmm4
vsubps	%zmm4,%zmm2,%zmm3
vfmadd231ps	%zmm1,%zmm4,%zmm3
vmovups	4592(%rsp),%zmm1
vsubps	3440(%rsp),%zmm1,%zmm11
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vmovups	2736(%rsp),%zmm3
vmovups	1648(%rsp),%zmm5
vmovaps	%zmm5,%zmm1
vxorps	%xmm4,%xmm4,%xmm4
vfmadd213ps	%zmm4,%zmm5,%zmm3
vmovups	3376(%rsp),%zmm5
vfmadd231ps	2352(%rsp),%zmm5,%zmm3
vmovups	880(%rsp),%zmm5
vfmadd231ps	2416(%rsp),%zmm5,%zmm3
vmovups	1712(%rsp),%zmm5
vfmadd231ps	2480(%rsp),%zmm5,%zmm3
vmovups	944(%rsp),%zmm5
vfmadd231ps	2608(%rsp),%zmm5,%zmm3
vmulps	4912(%rsp),%zmm9,%zmm5
vmulps	%zmm5,%zmm9,%zmm5
vmovups	752(%rsp),%zmm10
vsubps	%zmm10,%zmm2,%zmm9
vfmadd231ps	%zmm5,%zmm10,%zmm9
vminps	%zmm0,%zmm9,%zmm5
vsqrtps	%zmm6,%zmm16
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm9,%zmm5 {%k1}
vdivps	%zmm28,%zmm2,%zmm0
vmulps	%zmm0,%zmm14,%zmm18
vmovups	1840(%rsp),%zmm0
vcmpnltps	%zmm0,%zmm4,%k0
vcmpltps	%zmm0,%zmm4,%k2
vcmpltps	393f(%rip){1to16},%zmm5,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm0
vmovups	2544(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm3
vbroadcastss	99f(%rip),%zmm21
vmulps	%zmm21,%zmm9,%zmm5
vmaxps	%zmm3,%zmm5,%zmm6
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm5,%zmm6 {%k4}
vmaxps	95f(%rip){1to16},%zmm6,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vmulps	2672(%rsp),%zmm3,%zmm3
vmovups	3760(%rsp),%zmm6
vminps	%zmm3,%zmm6,%zmm5
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm6,%zmm5 {%k4}
vmaxps	397f(%rip){1to16},%zmm5,%zmm13
vcmpnltps	%zmm9,%zmm4,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm2,%zmm13 {%k4}
vmulps	398f(%rip){1to16},%zmm16,%zmm3
vmulps	%zmm3,%zmm16,%zmm3
vmulps	%zmm3,%zmm18,%zmm3
korw	%k0,%k3,%k5
vbroadcastss	327f(%rip),%zmm22
vmovaps	%zmm22,%zmm3 {%k5}
vcmpleps	%zmm0,%zmm3,%k4
vmulss	%xmm0,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpleps	%zmm0,%zmm19,%k0 {%k4}
vcmpgtps	3696(%rsp),%zmm16,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k2,%k2
vmovups	%zmm11,64(%rsp)
vcmpnltps	%zmm11,%zmm4,%k3
vptestmd	%zmm7,%zmm7,%k6
korw	%k3,%k1,%k7
vmovdqu64	4848(%rsp),%zmm0
vpord	%zmm7,%zmm0,%zmm10
vmovdqa32	%zmm0,%zmm10 {%k7}
vbroadcastss	79f(%rip),%zmm20
vandps	%zmm20,%zmm8,%zmm0
vbroadcastss	399f(%rip),%zmm7
vaddps	%zmm7,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm14
vmovups	4016(%rsp),%zmm11
vmulps	%zmm14,%zmm11,%zmm0
vminps	%zmm13,%zmm0,%zmm3
vcmpunordps	%zmm13,%zmm13,%k4
vandps	%zmm20,%zmm26,%zmm5
vaddps	%zmm7,%zmm5,%zmm5
vdivps	%zmm5,%zmm2,%zmm9
vmovaps	%zmm0,%zmm3 {%k4}
vmovups	4144(%rsp),%zmm12
vmulps	%zmm9,%zmm12,%zmm0
vminps	%zmm3,%zmm0,%zmm5
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm0,%zmm5 {%k4}
vandps	%zmm20,%zmm30,%zmm0
vaddps	%zmm7,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm6
vmulps	94f(%rip){1to16},%zmm6,%zmm0
vandps	4080(%rsp),%zmm20,%zmm3
vaddps	%zmm7,%zmm3,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vmulps	%zmm0,%zmm11,%zmm7
vmulps	%zmm0,%zmm12,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm7,%zmm0,%zmm3
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm0,%zmm3 {%k4}
vmulps	4784(%rsp),%zmm6,%zmm0
vminps	%zmm3,%zmm0,%zmm7
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm0,%zmm7 {%k4}
vminps	%zmm5,%zmm7,%zmm12
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm7,%zmm12 {%k4}
vcmpgtps	3568(%rsp),%zmm22,%k4
vmovaps	%zmm2,%zmm0 {%k4} {z}
vxorps	%xmm11,%xmm11,%xmm11
vaddss	%xmm0,%xmm11,%xmm3
vmovshdup	%xmm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf128	$1,%ymm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$2,%zmm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$3,%zmm0,%xmm0
vaddss	%xmm0,%xmm3,%xmm3
vmovshdup	%xmm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm0
vaddss	%xmm0,%xmm3,%xmm0
vmovups	2288(%rsp),%zmm19
vmulps	%zmm21,%zmm19,%zmm19 {%k2}
korw	%k6,%k7,%k2
vmovups	2096(%rsp),%zmm21
vmovaps	%zmm22,%zmm21 {%k5}
vmovaps	%zmm31,%zmm22
vmovaps	%zmm17,%zmm31
vmovups	3504(%rsp),%zmm17
vucomiss	%xmm11,%xmm0
vmovaps	%zmm12,%zmm7
jbe	48b
vcmpltps	%zmm4,%zmm8,%k5
vmovups	1776(%rsp),%zmm0
vsubps	%zmm27,%zmm0,%zmm0
vsubps	%zmm15,%zmm27,%zmm0 {%k5}
vmulps	%zmm14,%zmm0,%zmm3
vmulps	432(%rsp),%zmm0,%zmm0
vbroadcastss	422f(%rip),%zmm11
vmulps	%zmm11,%zmm3,%zmm3
vcmpltps	%zmm0,%zmm4,%k5
vbroadcastss	327f(%rip),%zmm7
vmovaps	%zmm7,%zmm0
vminps	%zmm7,%zmm3,%zmm0 {%k5}
vcmpltps	%zmm4,%zmm26,%k5
vsubps	%zmm29,%zmm17,%zmm3
vsubps	3056(%rsp),%zmm29,%zmm3 {%k5}
vmulps	%zmm9,%zmm3,%zmm5
vmulps	368(%rsp),%zmm3,%zmm3
vcmpltps	%zmm3,%zmm4,%k5
vmovaps	%zmm7,%zmm3
vmulps	%zmm11,%zmm5,%zmm3 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k5}
vmovups	1200(%rsp),%zmm14
vandps	%zmm20,%zmm14,%zmm3
vbroadcastss	399f(%rip),%zmm9
vaddps	%zmm9,%zmm3,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vcmpltps	%zmm4,%zmm14,%k5
vsubps	%zmm28,%zmm22,%zmm5
vsubps	%zmm25,%zmm28,%zmm5 {%k5}
vmulps	%zmm3,%zmm5,%zmm3
vmulps	304(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm4,%k5
vmovaps	%zmm7,%zmm5
vmulps	%zmm11,%zmm3,%zmm5 {%k5}
vmovups	1264(%rsp),%zmm14
vandps	%zmm20,%zmm14,%zmm3
vaddps	%zmm9,%zmm3,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k5}
vcmpltps	%zmm4,%zmm14,%k5
vmovups	688(%rsp),%zmm9
vsubps	%zmm9,%zmm24,%zmm5
vsubps	%zmm23,%zmm9,%zmm5 {%k5}
vmulps	%zmm3,%zmm5,%zmm3
vmulps	816(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm4,%k5
vmovaps	%zmm7,%zmm5
vmulps	%zmm11,%zmm3,%zmm5 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k5}
vcmpltps	%zmm4,%zmm30,%k5
vmovups	496(%rsp),%zmm5
vsubps	%zmm5,%zmm31,%zmm3
vsubps	3120(%rsp),%zmm5,%zmm3 {%k5}
vmulps	%zmm6,%zmm3,%zmm5
vmulps	752(%rsp),%zmm3,%zmm3
vcmpltps	%zmm3,%zmm4,%k5
vmovaps	%zmm7,%zmm3
vmulps	%zmm11,%zmm5,%zmm3 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k5}
vcmpltps	%zmm12,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm12,%zmm7 {%k4}
jmp	48b
.p2align	4
69:
vmovups	%zmm10,3312(%rsp)
vmulps	%zmm20,%zmm1,%zmm0
vfmadd213ps	%zmm23,%zmm0,%zmm30
vmulps	%zmm30,%zmm9,%zmm6
vfmadd213ps	%zmm29,%zmm6,%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm27
vmulps	%zmm27,%zmm13,%zmm3
vmovups	2032(%rsp),%zmm1
vfmadd213ps	%zmm25,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm6,%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm15
vmulps	%zmm15,%zmm8,%zmm5
vmovups	1136(%rsp),%zmm1
vfmadd213ps	%zmm14,%zmm5,%zmm1
vfmadd213ps	%zmm1,%zmm3,%zmm22
vfmadd213ps	%zmm22,%zmm6,%zmm21
vmovups	64(%rsp),%zmm15
vfmadd213ps	%zmm21,%zmm0,%zmm15
vmulps	2992(%rsp),%zmm15,%zmm4
vmovups	%zmm4,368(%rsp)
vmulps	1904(%rsp),%zmm5,%zmm4
vmovups	%zmm4,880(%rsp)
vmulps	%zmm3,%zmm31,%zmm3
vmovups	%zmm3,432(%rsp)
vdivps	4720(%rsp),%zmm2,%zmm3
vmovups	%zmm17,1712(%rsp)
vmulps	%zmm6,%zmm17,%zmm1
vmovups	%zmm1,1648(%rsp)
vmulps	1968(%rsp),%zmm0,%zmm0
vmovups	%zmm0,944(%rsp)
vmulps	4400(%rsp),%zmm3,%zmm0
vpbroadcastd	367f(%rip),%zmm16
vpaddd	%zmm16,%zmm0,%zmm1
vpbroadcastd	368f(%rip),%zmm17
vpandd	%zmm17,%zmm1,%zmm1
vpbroadcastd	83f(%rip),%zmm18
vpsubd	%zmm1,%zmm18,%zmm3
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm2,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vbroadcastss	369f(%rip),%zmm5
vbroadcastss	372f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm3,%zmm5
vbroadcastss	373f(%rip),%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	375f(%rip),%zmm4
vfmadd213ps	376f(%rip){1to16},%zmm3,%zmm4
vfmadd231ps	377f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd231ps	378f(%rip){1to16},%zmm1,%zmm4
vmovups	4336(%rsp),%zmm0
vfmadd231ps	389f(%rip){1to16},%zmm0,%zmm4
vmovups	4464(%rsp),%zmm0
vfmadd231ps	392f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,304(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm20,%xmm20,%xmm20
testb	%cl,%cl
vbroadcastss	97f(%rip),%zmm19
vbroadcastss	323f(%rip),%zmm14
je	74f
vbroadcastss	8(%r11),%zmm6
movq	%r10,%rdx
xorl	%r8d,%r8d
.p2align	4
72:
leaq	(%r8,%rsi),%rdi
leaq	(%rdi,%rdi,4),%rdi
shlq	$6,%rdi
vmovups	240(%rsp),%zmm4
vmulps	(%r15,%rdi),%zmm4,%zmm4
vmovups	%zmm4,64(%rsp)
movq	%r15,%rdi
movq	%rdx,%r9
movq	%rsi,%rbx
vbroadcastss	373f(%rip),%zmm15
vbroadcastss	374f(%rip),%zmm4
vbroadcastss	375f(%rip),%zmm31
vbroadcastss	376f(%rip),%zmm22
vbroadcastss	377f(%rip),%zmm25
vbroadcastss	378f(%rip),%zmm26
.p2align	4
73:
vmovaps	(%rdi),%zmm8
vfmadd132ps	64(%rsp),%zmm28,%zmm8
vaddps	%zmm6,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm10
vmovaps	(%r9),%zmm12
vsubps	%zmm8,%zmm12,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vaddps	%zmm19,%zmm10,%zmm13
vcmpltps	%zmm12,%zmm19,%k1
vmovaps	%zmm12,%zmm13 {%k1}
vmovaps	%zmm1,%zmm7
vmovaps	%zmm14,%zmm1
vaddps	%zmm2,%zmm13,%zmm14
vpaddd	%zmm16,%zmm14,%zmm14
vpandd	%zmm17,%zmm14,%zmm14
vmovdqa64	%zmm16,%zmm27
vpsubd	%zmm14,%zmm18,%zmm16
vmovdqa64	%zmm17,%zmm29
vaddps	%zmm19,%zmm16,%zmm17
vfmadd231ps	%zmm13,%zmm16,%zmm17
vmulps	%zmm17,%zmm17,%zmm13
vmovaps	%zmm15,%zmm16
vfmadd213ps	%zmm4,%zmm17,%zmm16
vmovdqa64	%zmm18,%zmm21
vmovaps	%zmm31,%zmm18
vfmadd213ps	%zmm22,%zmm17,%zmm18
vfmadd231ps	%zmm25,%zmm13,%zmm18
vfmadd213ps	%zmm16,%zmm13,%zmm18
vbroadcastss	369f(%rip),%zmm16
vfmadd213ps	372f(%rip){1to16},%zmm17,%zmm16
vfmadd213ps	%zmm16,%zmm13,%zmm18
vmovdqa64	%zmm27,%zmm16
vfmadd213ps	%zmm17,%zmm13,%zmm18
vmovdqa64	%zmm29,%zmm17
vcvtdq2ps	%zmm14,%zmm13
vmovaps	%zmm1,%zmm14
vfmadd231ps	%zmm26,%zmm13,%zmm18
vaddps	%zmm2,%zmm12,%zmm13
vmaxps	%zmm19,%zmm12,%zmm12
vfmsub231ps	%zmm13,%zmm18,%zmm12
vmovdqa64	%zmm21,%zmm18
vaddps	%zmm1,%zmm8,%zmm13
vdivps	%zmm13,%zmm2,%zmm13
vfmadd231ps	%zmm12,%zmm8,%zmm20
vmulps	%zmm10,%zmm6,%zmm8
vmulps	%zmm13,%zmm13,%zmm10
vaddps	%zmm13,%zmm7,%zmm1
vmulps	%zmm10,%zmm13,%zmm12
vaddps	%zmm10,%zmm11,%zmm11
vaddps	%zmm12,%zmm23,%zmm23
vfmadd231ps	%zmm12,%zmm8,%zmm9
vmulps	%zmm12,%zmm10,%zmm12
vfmadd231ps	%zmm10,%zmm8,%zmm5
vmulps	%zmm10,%zmm10,%zmm10
vaddps	%zmm10,%zmm0,%zmm0
vfmadd231ps	%zmm10,%zmm8,%zmm30
vfmadd231ps	%zmm8,%zmm12,%zmm24
vaddps	%zmm12,%zmm3,%zmm3
addq	$64,%r9
addq	$320,%rdi
decq	%rbx
jne	73b
incq	%r8
addq	%rax,%rdx
cmpq	%rsi,%r8
jne	72b
74:
vbroadcastss	24(%r11),%zmm6
vbroadcastss	79f(%rip),%zmm4
vmovups	368(%rsp),%zmm15
vandps	%zmm4,%zmm15,%zmm7
vxorps	%xmm8,%xmm8,%xmm8
vmaxps	%zmm8,%zmm7,%zmm7
vandps	880(%rsp),%zmm4,%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vandps	%zmm4,%zmm6,%zmm8
vcmpltps	%zmm2,%zmm8,%k1
vandps	944(%rsp),%zmm4,%zmm10
vmulps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm10,%zmm8 {%k1}
vmaxps	%zmm7,%zmm8,%zmm8
vmovups	3312(%rsp),%zmm31
vcmpleps	%zmm2,%zmm31,%k2
vmovups	1904(%rsp),%zmm17
vmulps	2160(%rsp),%zmm17,%zmm7
vmovups	2992(%rsp),%zmm16
vmulps	%zmm16,%zmm7,%zmm7
vmovups	496(%rsp),%zmm22
vmulps	%zmm6,%zmm22,%zmm6
vminps	%zmm6,%zmm22,%zmm6
vmulps	395f(%rip){1to16},%zmm6,%zmm6
vcmpleps	%zmm6,%zmm8,%k3 {%k2}
vmovaps	%zmm7,%zmm6
vfnmadd213ps	%zmm2,%zmm7,%zmm6
vmovups	1328(%rsp),%zmm26
vmulps	560(%rsp),%zmm26,%zmm8
vmulps	%zmm16,%zmm8,%zmm29
vmulps	624(%rsp),%zmm26,%zmm8
vmulps	%zmm7,%zmm29,%zmm10
vfmsub231ps	%zmm8,%zmm17,%zmm10
vmovups	1712(%rsp),%zmm27
vmulps	2224(%rsp),%zmm27,%zmm8
vmulps	%zmm16,%zmm8,%zmm19
vmulps	1456(%rsp),%zmm27,%zmm8
vmulps	%zmm7,%zmm19,%zmm12
vfmsub231ps	%zmm8,%zmm17,%zmm12
vbroadcastss	384f(%rip),%zmm4
vmaxps	%zmm4,%zmm6,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	1520(%rsp),%zmm27,%zmm13
vmulps	%zmm29,%zmm19,%zmm14
vfmsub231ps	%zmm13,%zmm26,%zmm14
vmovups	1968(%rsp),%zmm21
vmulps	1264(%rsp),%zmm21,%zmm13
vmulps	%zmm16,%zmm13,%zmm18
vmulps	1200(%rsp),%zmm21,%zmm13
vmovups	%zmm7,1456(%rsp)
vmulps	%zmm7,%zmm18,%zmm16
vfmsub231ps	%zmm13,%zmm17,%zmm16
vdivps	%zmm8,%zmm2,%zmm25
vmulps	1392(%rsp),%zmm21,%zmm8
vmulps	%zmm29,%zmm18,%zmm17
vfmsub231ps	%zmm8,%zmm26,%zmm17
vminps	%zmm2,%zmm6,%zmm6
vmulps	%zmm25,%zmm10,%zmm7
vmovups	%zmm29,1520(%rsp)
vmovaps	%zmm29,%zmm8
vfnmadd213ps	%zmm2,%zmm29,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vminps	%zmm6,%zmm8,%zmm6
vmaxps	%zmm4,%zmm8,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	1584(%rsp),%zmm21,%zmm10
vmulps	%zmm19,%zmm18,%zmm21
vfmsub231ps	%zmm10,%zmm27,%zmm21
vdivps	%zmm8,%zmm2,%zmm10
vmulps	%zmm25,%zmm12,%zmm12
vfnmadd231ps	%zmm7,%zmm12,%zmm14
vmulps	%zmm10,%zmm14,%zmm13
vmovaps	%zmm19,%zmm8
vfnmadd213ps	%zmm2,%zmm19,%zmm8
vfnmadd231ps	%zmm12,%zmm12,%zmm8
vfnmadd231ps	%zmm13,%zmm13,%zmm8
vminps	%zmm6,%zmm8,%zmm29
vmaxps	%zmm4,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm2,%zmm4
vmovups	%zmm25,560(%rsp)
vmulps	%zmm25,%zmm16,%zmm14
vfnmadd231ps	%zmm7,%zmm14,%zmm17
vmovups	%zmm10,624(%rsp)
vmulps	%zmm10,%zmm17,%zmm8
vfnmadd231ps	%zmm12,%zmm14,%zmm21
vmovups	%zmm13,1584(%rsp)
vfnmadd231ps	%zmm13,%zmm8,%zmm21
vmovups	%zmm4,64(%rsp)
vmulps	%zmm4,%zmm21,%zmm6
vmovaps	%zmm18,%zmm16
vfnmadd213ps	%zmm2,%zmm18,%zmm16
vfnmadd231ps	%zmm14,%zmm14,%zmm16
vfnmadd231ps	%zmm8,%zmm8,%zmm16
vfnmadd231ps	%zmm6,%zmm6,%zmm16
vminps	%zmm29,%zmm16,%zmm17
vcmpgtps	393f(%rip){1to16},%zmm17,%k0
vmovups	1008(%rsp),%zmm17
vaddps	%zmm17,%zmm15,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	1776(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2800(%rsp),%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vmovaps	%zmm4,%zmm17 {%k3}
vbroadcastss	208(%r11),%zmm4
vcmpeqps	324f(%rip){1to16},%zmm31,%k1
vmovaps	%zmm4,%zmm17 {%k1}
movq	224(%rsp),%r8
movq	%r8,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm21
movq	32(%rsp),%rbx
vmovaps	%zmm17,(%rbx,%rax)
vmovups	1072(%rsp),%zmm29
vaddps	880(%rsp),%zmm29,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3504(%rsp),%zmm17
vminps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3056(%rsp),%zmm17
vmaxps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vmovaps	%zmm15,%zmm29 {%k3}
vmovaps	%zmm4,%zmm29 {%k1}
movq	40(%rsp),%r9
addq	%r9,%r8
shlq	$6,%r8
vmovaps	%zmm29,(%rbx,%r8)
vmovaps	%zmm28,%zmm29
vmovups	240(%rsp),%zmm28
vaddps	432(%rsp),%zmm28,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3824(%rsp),%zmm17
vminps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3888(%rsp),%zmm17
vmaxps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vmovaps	%zmm15,%zmm28 {%k3}
leaq	(%rbx,%rax),%rsi
vmulps	%zmm28,%zmm21,%zmm15
vmovaps	%zmm4,%zmm15 {%k1}
movq	%r9,%rdx
shlq	$7,%rdx
vmovaps	%zmm15,(%rdx,%rsi)
vaddps	1648(%rsp),%zmm29,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3952(%rsp),%zmm17
vminps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	2864(%rsp),%zmm17
vmaxps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vmovaps	%zmm15,%zmm29 {%k3}
vmulps	%zmm29,%zmm21,%zmm15
vmovaps	%zmm4,%zmm15 {%k1}
leaq	(%r9,%r9,2),%rdx
movq	%rdx,%rdi
shlq	$6,%rdi
vmovaps	%zmm15,(%rdi,%rsi)
vaddps	944(%rsp),%zmm22,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	2928(%rsp),%zmm17
vminps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3120(%rsp),%zmm17
vmaxps	%zmm15,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k4}
vmovaps	%zmm15,%zmm22 {%k3}
vmovaps	%zmm4,%zmm22 {%k1}
movq	%r9,%rdi
shlq	$8,%rdi
vmovaps	%zmm22,(%rdi,%rsi)
movl	$5,%esi
movl	16(%rsp),%ecx
testb	$2,%cl
vbroadcastss	336f(%rip),%zmm31
je	75f
vmovaps	%zmm7,%zmm25
vmaxps	384f(%rip){1to16},%zmm16,%zmm15
vsqrtps	%zmm15,%zmm15
vdivps	%zmm15,%zmm2,%zmm15
vxorps	1456(%rsp),%zmm31,%zmm7
vmulps	%zmm21,%zmm26,%zmm17
vmulps	%zmm21,%zmm27,%zmm16
kandw	%k0,%k2,%k2
andl	$4,%ecx
movl	%ecx,%esi
shrl	$2,%esi
movq	%r8,%r13
leaq	(%r9,%r9,4),%r8
shlq	$6,%r8
addq	%rbx,%r8
xorl	%ebx,%ebx
testl	%ecx,%ecx
sete	%bl
leaq	7(%rsi,%rsi,2),%r9
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r14d
cmoveq	%r14,%rsi
xorq	$7,%rbx
imulq	40(%rsp),%rbx
shlq	$6,%rbx
addq	32(%rsp),%rbx
imulq	40(%rsp),%r9
shlq	$6,%r9
addq	32(%rsp),%r9
imulq	40(%rsp),%rdi
shlq	$6,%rdi
addq	32(%rsp),%rdi
imulq	40(%rsp),%rsi
shlq	$6,%rsi
addq	32(%rsp),%rsi
vmovups	560(%rsp),%zmm27
vmulps	%zmm7,%zmm27,%zmm29
vmovups	1520(%rsp),%zmm7
vfmadd231ps	%zmm29,%zmm25,%zmm7
vxorps	%zmm31,%zmm7,%zmm7
vmovups	624(%rsp),%zmm10
vmulps	%zmm7,%zmm10,%zmm28
vxorps	%zmm31,%zmm27,%zmm7
vmulps	%zmm7,%zmm25,%zmm7
vmulps	%zmm10,%zmm7,%zmm26
vfmadd231ps	%zmm29,%zmm12,%zmm19
vmovups	1584(%rsp),%zmm22
vfmadd231ps	%zmm28,%zmm22,%zmm19
vxorps	%zmm31,%zmm19,%zmm7
vmovups	64(%rsp),%zmm13
vmulps	%zmm7,%zmm13,%zmm25
vmulps	%zmm12,%zmm27,%zmm7
vfmadd231ps	%zmm26,%zmm22,%zmm7
vxorps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm13,%zmm21
vxorps	%zmm31,%zmm10,%zmm7
vmulps	%zmm7,%zmm22,%zmm7
vmulps	%zmm13,%zmm7,%zmm19
vfmadd231ps	%zmm29,%zmm14,%zmm18
vfmadd231ps	%zmm28,%zmm8,%zmm18
vfmadd231ps	%zmm25,%zmm6,%zmm18
vxorps	%zmm31,%zmm18,%zmm7
vmulps	%zmm7,%zmm15,%zmm18
vmulps	%zmm14,%zmm27,%zmm7
vfmadd231ps	%zmm26,%zmm8,%zmm7
vfmadd231ps	%zmm21,%zmm6,%zmm7
vxorps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm15,%zmm14
vmulps	%zmm8,%zmm10,%zmm7
vfmadd231ps	%zmm19,%zmm6,%zmm7
vxorps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm15,%zmm7
vxorps	%zmm31,%zmm13,%zmm12
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm15,%zmm6,%zmm6
vmovaps	%zmm29,%zmm12
vfmadd213ps	%zmm2,%zmm29,%zmm12
vfmadd231ps	%zmm28,%zmm28,%zmm12
vfmadd231ps	%zmm25,%zmm25,%zmm12
vfmadd231ps	%zmm18,%zmm18,%zmm12
vmovups	2992(%rsp),%zmm8
vmulps	%zmm12,%zmm8,%zmm12
vmovaps	%zmm4,%zmm22
vmulps	%zmm12,%zmm8,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r8)
movq	%r13,%r8
vmulps	%zmm27,%zmm27,%zmm12
vfmadd231ps	%zmm26,%zmm26,%zmm12
vfmadd231ps	%zmm21,%zmm21,%zmm12
vfmadd231ps	%zmm14,%zmm14,%zmm12
vmovups	1904(%rsp),%zmm8
vmulps	%zmm12,%zmm8,%zmm12
vmovaps	%zmm4,%zmm22
vmulps	%zmm12,%zmm8,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rbx)
movq	32(%rsp),%rbx
vmulps	%zmm10,%zmm10,%zmm12
vfmadd231ps	%zmm19,%zmm19,%zmm12
vfmadd231ps	%zmm7,%zmm7,%zmm12
vmulps	%zmm17,%zmm12,%zmm12
vmovaps	%zmm4,%zmm22
vmulps	%zmm12,%zmm17,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r9)
movq	40(%rsp),%r9
vmulps	%zmm13,%zmm13,%zmm12
vfmadd231ps	%zmm6,%zmm6,%zmm12
vmulps	%zmm16,%zmm12,%zmm12
vmovaps	%zmm4,%zmm22
vmulps	%zmm12,%zmm16,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rdi)
vmulps	%zmm15,%zmm15,%zmm12
vmovups	1968(%rsp),%zmm8
vmulps	%zmm12,%zmm8,%zmm12
vmovaps	%zmm4,%zmm22
vmulps	%zmm12,%zmm8,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rsi)
movl	$10,%esi
testl	%ecx,%ecx
je	75f
vmulps	560(%rsp),%zmm29,%zmm12
vfmadd231ps	%zmm28,%zmm26,%zmm12
vfmadd231ps	%zmm25,%zmm21,%zmm12
vfmadd231ps	%zmm18,%zmm14,%zmm12
vmovups	1904(%rsp),%zmm22
vmulps	%zmm12,%zmm22,%zmm12
vmovaps	%zmm4,%zmm13
vmovups	2992(%rsp),%zmm27
vmulps	%zmm12,%zmm27,%zmm13 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm13,(%rax,%rsi)
vmovups	624(%rsp),%zmm8
vmulps	%zmm28,%zmm8,%zmm12
vfmadd231ps	%zmm25,%zmm19,%zmm12
vfmadd231ps	%zmm18,%zmm7,%zmm12
vmulps	%zmm17,%zmm12,%zmm12
vmovaps	%zmm4,%zmm13
vmulps	%zmm12,%zmm27,%zmm13 {%k2}
movq	%r9,%rsi
shlq	$9,%rsi
addq	%rbx,%rsi
vmovaps	%zmm13,(%rax,%rsi)
vmulps	%zmm26,%zmm8,%zmm10
vfmadd231ps	%zmm21,%zmm19,%zmm10
vfmadd231ps	%zmm14,%zmm7,%zmm10
vmulps	%zmm17,%zmm10,%zmm10
vmovaps	%zmm4,%zmm12
vmulps	%zmm10,%zmm22,%zmm12 {%k2}
leaq	(%r9,%r9,8),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
addq	%rbx,%rdi
vmovaps	%zmm12,(%rax,%rdi)
vmovups	64(%rsp),%zmm8
vmulps	%zmm25,%zmm8,%zmm10
vfmadd231ps	%zmm18,%zmm6,%zmm10
vmulps	%zmm16,%zmm10,%zmm10
vmovaps	%zmm4,%zmm12
vmulps	%zmm10,%zmm27,%zmm12 {%k2}
imulq	$704,%r9,%rdi
addq	%rbx,%rdi
vmovaps	%zmm12,(%rax,%rdi)
vmulps	%zmm21,%zmm8,%zmm10
vfmadd231ps	%zmm14,%zmm6,%zmm10
vmulps	%zmm16,%zmm10,%zmm10
vmovaps	%zmm4,%zmm12
vmulps	%zmm10,%zmm22,%zmm12 {%k2}
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm12,(%rax,%rdx)
vmulps	%zmm19,%zmm8,%zmm8
vfmadd231ps	%zmm7,%zmm6,%zmm8
vmulps	%zmm16,%zmm8,%zmm8
vmovaps	%zmm4,%zmm10
vmulps	%zmm8,%zmm17,%zmm10 {%k2}
imulq	$832,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm18,%zmm15,%zmm8
vmovups	1968(%rsp),%zmm12
vmulps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm4,%zmm10
vmulps	%zmm8,%zmm27,%zmm10 {%k2}
imulq	$960,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm14,%zmm15,%zmm8
vmulps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm4,%zmm10
vmulps	%zmm8,%zmm22,%zmm10 {%k2}
movq	%r9,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm7,%zmm15,%zmm7
vmulps	%zmm7,%zmm12,%zmm7
vmovaps	%zmm4,%zmm8
vmulps	%zmm17,%zmm7,%zmm8 {%k2}
imulq	$1088,%r9,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm6,%zmm15,%zmm6
vmulps	%zmm6,%zmm12,%zmm6
vmulps	%zmm16,%zmm6,%zmm4 {%k2}
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm4,(%rax,%rsi)
movl	$20,%esi
75:
cmpb	$0,12(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	335f(%rip),%zmm7
vmovups	3312(%rsp),%zmm12
je	6b
vbroadcastss	208(%r11),%zmm4
vcmpeqps	324f(%rip){1to16},%zmm12,%k2
vaddps	%zmm20,%zmm20,%zmm6
vmovups	304(%rsp),%zmm13
vfmsub132ps	%zmm7,%zmm20,%zmm13
vbroadcastss	100(%r11),%zmm8
vfmadd213ps	%zmm18,%zmm1,%zmm8
vfmadd231ps	104(%r11){1to16},%zmm11,%zmm8
vfmadd231ps	108(%r11){1to16},%zmm23,%zmm8
vfmadd231ps	112(%r11){1to16},%zmm0,%zmm8
vfmadd231ps	116(%r11){1to16},%zmm3,%zmm8
vfmadd231ps	120(%r11){1to16},%zmm5,%zmm8
vfmadd231ps	124(%r11){1to16},%zmm9,%zmm8
vfmadd231ps	128(%r11){1to16},%zmm30,%zmm8
vfmadd231ps	132(%r11){1to16},%zmm24,%zmm8
vbroadcastss	136(%r11),%zmm7
vmovups	4656(%rsp),%zmm10
vaddps	%zmm8,%zmm10,%zmm8
vfmadd213ps	%zmm18,%zmm1,%zmm7
vfmadd231ps	140(%r11){1to16},%zmm11,%zmm7
vfmadd231ps	144(%r11){1to16},%zmm23,%zmm7
vfmadd231ps	148(%r11){1to16},%zmm0,%zmm7
vfmadd231ps	152(%r11){1to16},%zmm3,%zmm7
vfmadd231ps	156(%r11){1to16},%zmm5,%zmm7
vfmadd231ps	160(%r11){1to16},%zmm9,%zmm7
vfmadd231ps	164(%r11){1to16},%zmm30,%zmm7
vfmadd231ps	168(%r11){1to16},%zmm24,%zmm7
vfmadd132ps	172(%r11){1to16},%zmm18,%zmm1
vfmadd231ps	176(%r11){1to16},%zmm11,%zmm1
vfmadd231ps	180(%r11){1to16},%zmm23,%zmm1
vfmadd231ps	184(%r11){1to16},%zmm0,%zmm1
vfmadd231ps	188(%r11){1to16},%zmm3,%zmm1
vfmadd231ps	192(%r11){1to16},%zmm5,%zmm1
vfmadd231ps	196(%r11){1to16},%zmm9,%zmm1
vfmadd231ps	200(%r11){1to16},%zmm30,%zmm1
vfmadd231ps	204(%r11){1to16},%zmm24,%zmm1
vfmadd231ps	388f(%rip){1to16},%zmm10,%zmm7
vfmadd231ps	396f(%rip){1to16},%zmm10,%zmm1
vmovaps	%zmm4,%zmm13 {%k2}
movq	%rsi,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm13,(%rax,%rdx)
vmovaps	%zmm4,%zmm6 {%k2}
leaq	1(%rsi),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm4,%zmm8 {%k2}
leaq	2(%rsi),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmovaps	%zmm4,%zmm7 {%k2}
leaq	3(%rsi),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmovaps	%zmm4,%zmm1 {%k2}
addq	$4,%rsi
imulq	%r9,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm1,(%rax,%rsi)
jmp	6b
76:
addq	$5432,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
77:
vzeroupper
retq
.p2align	6,0x0
78:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.p2align	2,0x0
79:
.long	2147483647
82:
.long	1400897535
83:
.long	0x3f800000
84:
.long	1048576
85:
.long	0x3f40094e
86:
.long	0x3e1d5a5a
87:
.long	0x3bd74912
88:
.long	0x3f156f3d
89:
.long	0x3d26f715
92:
.long	8388607
93:
.long	0xc9800000
94:
.long	0x3f000000
95:
.long	0x0da24260
96:
.long	0x1e3ce508
97:
.long	0xbf800000
98:
.long	0x41100000
99:
.long	0x3e800000
322:
.long	0x41490fdb
323:
.long	0x40a00000
324:
.long	0x40800000
325:
.long	0x7f7fffff
326:
.long	0x3fc00000
327:
.long	0x7149f2ca
328:
.long	2
329:
.long	4
332:
.long	8
333:
.long	16
334:
.long	0x3f3504f3
335:
.long	0xbf000000
336:
.long	0x80000000
337:
.long	0xc2ae0000
338:
.long	0x3fb8aa3b
339:
.long	0xbf317200
342:
.long	0xb5bfbe8e
343:
.long	0x3aae0472
344:
.long	0x3c1e8629
345:
.long	0x3d635b73
346:
.long	0x3e75fc8c
347:
.long	0x3f317214
348:
.long	0x42fe0000
349:
.long	0x3e99999a
352:
.long	0xbe04a19d
353:
.long	0x3ef89ba5
354:
.long	0xbf03248e
355:
.long	0x3f0c3744
356:
.long	0xbdc1d79d
357:
.long	0x3e5c1572
358:
.long	0x3e17e642
359:
.long	0x3e2ecff8
362:
.long	0x3e2d3f9f
363:
.long	0x3ecc422a
364:
.long	0x3f106ebb
365:
.long	0xc0000000
366:
.long	0x41400000
367:
.long	3234528013
368:
.long	4286578688
369:
.long	0x3eaaac4e
372:
.long	0xbf00000d
373:
.long	0x3e4bdb47
374:
.long	0xbe7fd7d0
375:
.long	0x3e259a3a
376:
.long	0xbe2ec8d2
377:
.long	0xbddadb52
378:
.long	0x33b17218
379:
.long	0x3727c5ac
382:
.long	0x3a83126f
383:
.long	0x41800000
384:
.long	0x358637bd
385:
.long	0x350637bd
386:
.long	0x34210fb0
387:
.long	0x36a7c5ac
388:
.long	0x40000000
389:
.long	0x3f317218
392:
.long	0x3feb3f8f
393:
.long	0x38d1b717
394:
.long	0x40400000
395:
.long	0x3951b717
396:
.long	0x41000000
397:
.long	0x3cf5c28f
398:
.long	0x41200000
399:
.long	0x26901d7d
422:
.long	0x3f800054
423:
.long	0xbf4ccccd
424:
.short	65535
.short	0
